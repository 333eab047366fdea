import { describe, expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { accountNames } from "../conformance/specificationBackend.ts";
import { refusals } from "../conformance/specificationSamples.ts";
import { withoutLanguage } from "../../src/i18n/languagePaths.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { getAccountButton, getEmptyStateHeading, getSignInButton, getToasts, waitForPage } from "./support/locators.ts";
import { messagesByLanguage } from "./support/portal.ts";
import {
  getDialog,
  getErrorText,
  listTestedStyles,
  otherPortalPath,
  setUpSpecificationPortal,
  setUpSpecificationServer,
  submitSignIn,
} from "./support/specificationPortal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

/*
 * Sign-in and sessions with a backend that keeps the specification and nothing else. Above each expectation stands the
 * sentence of the specification that it shows.
 */

setUpSpecificationServer();

const testedStyles = listTestedStyles().map((tested) => [tested.name, tested] as const);

describe.each(testedStyles)("with a backend that keeps only the specification (%s)", (_name, tested) => {
  const { language } = tested;
  const messages = messagesByLanguage[language];
  const { getOrigin, getBackend, getAccount, identity, openVisitor } = setUpSpecificationPortal(tested);

  test("signs a foreign organisation in with e-mail and password", async () => {
    const { page } = await openVisitor();
    await page.goto(`${paths.faq}?dialog=login`);
    await submitSignIn(page, language, accountNames.foreign, "not-the-password");
    // An error shows the server's message, or 'unknown error' when none.
    await getDialog(page, messages["signIn.title"])
      .getByText(getErrorText(tested, refusals.wrongPassword, messages["failure.unknown"]))
      .first()
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await submitSignIn(page, language, accountNames.foreign, getAccount(accountNames.foreign).password);
    // After login: otherwise go to /e-services.
    await page.waitForURL(`**${paths.eServices}`);
    // Success toasts: logged_in_successfully.
    await getToasts(page, language).getByText(messages["logged_in_successfully"], { exact: true }).waitFor();
    // User: name, surname.
    await getAccountButton(page, "Emma Lindqvist").click();
    await page.getByRole("button", { name: messages["session.signOut"] }).waitFor();
    // Personal items allow ASAN_USER and ADMIN; public items allow everyone.
    expect(await page.locator(`a[href$="${paths.appeals}"]`).count()).toBe(0);
    expect(await page.locator(`a[href$="${paths.faq}"]`).count()).toBeGreaterThan(0);
  });

  test("signs a representative in with the state identity and asks for an account", async () => {
    const { page } = await openVisitor();
    await page.goto(paths.faq);
    await getSignInButton(page, language).click();
    // If the user has manufacturers and none is selected, a blocking dialog asks to pick an account and apply.
    const dialog = getDialog(page, messages["account.title"]);
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await dialog.getByRole("radio", { name: "Xəzər Süd" }).check({ force: true });
    await dialog.getByRole("button", { name: messages["account.apply"] }).click();
    // User details then reload.
    await waitForExpect(() => dialog.count()).toBe(0);
    await waitForExpect(() => getAccountButton(page, "Kamran Əliyev").innerText()).toContain("Xəzər Süd");
    expect(getAccount(accountNames.representative).organisations.map(({ isSelected }) => isSelected)).toEqual([
      false,
      true,
    ]);
    // The answer of the choice may have replaced the tokens: the session goes on.
    await page.reload();
    await waitForExpect(() => getAccountButton(page, "Kamran Əliyev").innerText()).toContain("Xəzər Süd");
    expect(await page.getByRole("dialog").count()).toBe(0);
  });

  test("signs a citizen in with the state identity, and out of it", async () => {
    const { page } = await openVisitor();
    // /my-appeals sends a visitor who is not signed in to the state identity login.
    await page.goto(paths.appeals);
    const dialog = getDialog(page, messages["account.title"]);
    await dialog.getByRole("radio", { name: "Kamran Əliyev" }).check({ force: true });
    await dialog.getByRole("button", { name: messages["account.apply"] }).click();
    await waitForExpect(() => dialog.count()).toBe(0);
    // Return to the previous page if it is one of the protected pages.
    await page.waitForURL(`**${paths.appeals}`);
    await getEmptyStateHeading(page, messages["empty.appeals"]).waitFor();
    expect(getBackend().requests).toContain("POST /public/auth/v2/select-structure");
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await getAccountButton(page, "Kamran Əliyev").click();
    await page.getByRole("button", { name: messages["session.signOut"] }).click();
    // Sign-out goes to /home; state-identity users are also sent to the external single sign-out.
    await waitForExpect(() => identity.leaveCount).toBe(1);
    await page.waitForURL(`**${paths.home}`);
    await getSignInButton(page, language).waitFor();
    await waitForExpect(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
  });

  test("shows a cancelled and a refused return from the state identity", async () => {
    const { page } = await openVisitor();
    identity.answer = "cancelled";
    await page.goto(paths.faq);
    await getSignInButton(page, language).click();
    // User messages: Cancelled ASAN login.
    await getEmptyStateHeading(page, messages["identity.cancelled"]).waitFor();
    expect(getBackend().requests).not.toContain("POST /public/auth/v2/login/asan");
    identity.answer = "error without state";
    const signInAgain = page.getByRole("main").getByRole("button", { name: messages["signIn.again"] });
    // The page before says the same.
    await Promise.all([page.waitForEvent("domcontentloaded"), signInAgain.click()]);
    await getEmptyStateHeading(page, messages["identity.cancelled"]).waitFor();
    identity.answer = "wrong code";
    await page.getByRole("main").getByRole("button", { name: messages["signIn.again"] }).click();
    await getEmptyStateHeading(
      page,
      getErrorText(tested, refusals.wrongCode, messages["failure.unauthorized"]),
    ).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
    // A return that this tab has not asked for sends nothing.
    const exchangeCount = getBackend().requests.length;
    await page.goto("/asan-login?code=x&state=y");
    await getEmptyStateHeading(page, messages["identity.unexpected"]).waitFor();
    expect(getBackend().requests.slice(exchangeCount)).not.toContain("POST /public/auth/v2/login/asan");
  });

  test("signs in with a state identity that returns only the code, or nothing when it is cancelled", async () => {
    const { page } = await openVisitor();
    identity.answer = "nothing";
    await page.goto(paths.faq);
    await getSignInButton(page, language).click();
    // User messages: Cancelled ASAN login.
    await getEmptyStateHeading(page, messages["identity.cancelled"]).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    identity.answer = "code without state";
    await page.reload();
    await page.getByRole("main").getByRole("button", { name: messages["signIn.again"] }).click();
    // A returned code is exchanged.
    await getDialog(page, messages["account.title"]).waitFor();
    expect(getBackend().requests.filter((line) => line === "POST /public/auth/v2/login/asan")).toHaveLength(1);
  });

  test("refreshes the tokens of a session, and ends it when that fails", async () => {
    const { page } = await openVisitor({
      localStorage: { accessToken: "expired", refreshToken: getBackend().createToken(accountNames.foreign) },
    });
    await page.goto(paths.faq);
    // 401 with a refresh token: refresh the tokens and reload the user.
    await getAccountButton(page, "Emma Lindqvist").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("accessToken"))).not.toBe("expired");
    const { page: otherPage } = await openVisitor({
      localStorage: { accessToken: "expired", refreshToken: "expired" },
    });
    await otherPage.goto(paths.faq);
    // Failed refresh clears the session.
    await getSignInButton(otherPage, language).waitFor();
    await waitForExpect(() => otherPage.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
    await waitForPage(otherPage);
    expect(await findAccessibilityViolations(otherPage)).toEqual([]);
  });

  test("opens the quality portal with the session of a user with privileges only", async () => {
    getAccount(accountNames.representative).organisations = [];
    for (const as of [accountNames.representative, accountNames.foreign]) {
      const { page } = await openVisitor({ as });
      await page.goto(paths.faq);
      await page.getByRole("button", { name: messages["portal.toQuality"] }).click();
      await page.waitForURL(`${getOrigin()}${otherPortalPath}**`);
      const tokens = new URLSearchParams(new URL(page.url()).hash.slice(1));
      // Opening the quality portal requires a token with privileges; otherwise the plain site opens.
      expect([...tokens.keys()]).toEqual(as === accountNames.representative ? ["token", "refreshToken"] : []);
    }
    expect(getBackend().requests.filter((line) => line === "POST /public/auth/self")).toHaveLength(2);
  });

  test("signs out", async () => {
    const { page } = await openVisitor({ as: accountNames.foreign });
    await page.goto(paths.faq);
    await getAccountButton(page, "Emma Lindqvist").click();
    await page.getByRole("button", { name: messages["session.signOut"] }).click();
    // Sign-out clears tokens, empties the user and goes to /home.
    await page.waitForURL(({ origin, pathname }) => origin === getOrigin() && withoutLanguage(pathname) === paths.home);
    await getSignInButton(page, language).waitFor();
    await waitForExpect(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
    // Only state-identity users are sent to the external single sign-out.
    expect(identity.leaveCount).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });
});
