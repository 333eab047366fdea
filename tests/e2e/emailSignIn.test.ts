import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { getResponseExample, getProblemExample } from "../../mocks/operations.ts";
import { personas, unverifiedActivationCode } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { expectStoredTokens } from "./support/gatewaySession.ts";
import {
  getAccountButton,
  hasFocus,
  getPageHeading,
  getEmptyStateHeading,
  getSignInButton,
  getToasts,
  waitForNotifications,
} from "./support/locators.ts";
import { getAddress, getPath } from "./support/navigation.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

const getSignInDialog = (page: Page, language: Language): Locator =>
  page.getByRole("dialog", { name: messagesByLanguage[language]["signIn.title"] });
const getEmailField = (page: Page, language: Language): Locator =>
  page.getByRole("textbox", { name: messagesByLanguage[language]["form.signIn.username.label"] });
const getPasswordField = (page: Page, language: Language): Locator =>
  page.getByLabel(messagesByLanguage[language]["form.signIn.password.label"], { exact: true });
const getSubmitButton = (page: Page, language: Language): Locator =>
  getSignInDialog(page, language).getByRole("button", {
    name: messagesByLanguage[language]["signIn.submit"],
    exact: true,
  });
const successMessage = (id: "signIn" | "activateAccount", language: Language): string =>
  (getResponseExample(id, 200, language) as { message: string }).message;

/** Opens the sign-in dialog from the header and waits for its form. */
async function openSignInDialog(page: Page, language: Language): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: messagesByLanguage[language]["signIn.foreign"] }).click();
  await getEmailField(page, language).waitFor();
}

/** Fills in the form and submits it. */
async function submitSignIn(
  page: Page,
  language: Language,
  personaId: "foreign" | "unverified",
  secret: string = personas[personaId].signIn.password,
): Promise<void> {
  await getEmailField(page, language).fill(personas[personaId].signIn.email);
  await getPasswordField(page, language).fill(secret);
  await getSubmitButton(page, language).click();
}

test.for(selectCases(testedLanguages))(
  "explains why the submit button is disabled until e-mail and password are valid, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.faq);
    await openSignInDialog(page, language);
    expect(page.url()).toContain("?dialog=login");
    await getSignInDialog(page, language).getByText(messages["signIn.foreignOnly"]).waitFor();
    expect(await getSubmitButton(page, language).isDisabled()).toBe(true);
    const reasonId = await getSubmitButton(page, language).getAttribute("aria-describedby");
    expect(await page.locator(`[id="${reasonId}"]`).innerText()).toBe(messages["signIn.disabledReason"]);
    // An untouched form shows no errors.
    expect(await page.getByText(messages["username_is_not_valid"]).count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await getEmailField(page, language).fill("emma");
    await getPasswordField(page, language).fill("1234");
    await getPasswordField(page, language).blur();
    await page.getByText(messages["username_is_not_valid"]).waitFor();
    await page.getByText(messages["password_can_not_be_empty"]).waitFor();
    expect(await getEmailField(page, language).getAttribute("aria-invalid")).toBe("true");
    expect(await getSubmitButton(page, language).isDisabled()).toBe(true);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await getEmailField(page, language).fill("emma@nordvik.example");
    await getPasswordField(page, language).fill("12345");
    await waitForExpect(() => getSubmitButton(page, language).isEnabled()).toBe(true);
    expect(await page.getByText(messages["username_is_not_valid"]).count()).toBe(0);
  },
);

test.for(selectCases(testedLanguages))(
  "shows a wrong password beside the form in %s, and signs in with the right one",
  async (language) => {
    const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /401/ });
    findAccount(portal.backend, "foreign").language = language;
    const messages = messagesByLanguage[language];
    await page.goto(paths.faq);
    await openSignInDialog(page, language);
    await submitSignIn(page, language, "foreign", "not-the-password");
    await getSignInDialog(page, language)
      .getByText(getProblemExample("signIn", 401, language).message)
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    expect(portal.backend.state.requestCounts.renewSession ?? 0).toBe(0);
    expect(getPath(page)).toBe(paths.faq);

    await getPasswordField(page, language).fill(personas.foreign.signIn.password);
    await getSubmitButton(page, language).click();
    await getPageHeading(page, messages["page.eServices.title"]).waitFor();
    await getToasts(page, language).getByText(successMessage("signIn", language)).waitFor();
    await getAccountButton(page, personas.foreign.name).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    await expectStoredTokens(portal, page);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("shows a sign-in that is refused with 403 beside the form, on the same page", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /403/ });
  const messages = messagesByLanguage.en;
  await page.route(
    "**/api/public/auth/login?*",
    (route) => route.fulfill({ status: 403, json: { message: "This account is blocked." } }),
    { times: 1 },
  );
  await page.goto(paths.faq);
  await openSignInDialog(page, "en");
  await submitSignIn(page, "en", "foreign");
  await getSignInDialog(page, "en").getByText("This account is blocked.").waitFor();
  expect(await getEmailField(page, "en").inputValue()).toBe(personas.foreign.signIn.email);
  expect(getPath(page)).toBe(paths.faq);
  await getSubmitButton(page, "en").click();
  await getToasts(page, "en").getByText(successMessage("signIn", "en")).waitFor();
  await getPageHeading(page, messages["page.eServices.title"]).waitFor();
});

test.for(selectCases(testedLanguages))(
  "asks an unverified account for its code, rejects a wrong code, and then signs in, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /409|422/ });
    findAccount(portal.backend, "unverified").language = language;
    const messages = messagesByLanguage[language];
    await page.goto(paths.faq);
    await openSignInDialog(page, language);
    await submitSignIn(page, language, "unverified");
    const code = page.getByRole("textbox", { name: messages["form.verification.code.label"] });
    await code.waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await code.fill("000000");
    await page.getByRole("button", { name: messages["verification.submit"], exact: true }).click();
    await page
      .getByRole("dialog")
      .getByText(getProblemExample("activateAccount", 422, language).message, { exact: true })
      .waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await code.fill(unverifiedActivationCode);
    await page.getByRole("button", { name: messages["verification.submit"], exact: true }).click();
    await getToasts(page, language).getByText(successMessage("activateAccount", language)).waitFor();
    await submitSignIn(page, language, "unverified");
    await getAccountButton(page, personas.unverified.name).waitFor();
    expect(getPath(page)).toBe(paths.eServices);
  },
);

test("stays on a page that requires a sign-in", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.notifications);
  await getEmptyStateHeading(page, messagesByLanguage.en["session.notSignedIn"]).waitFor();
  await openSignInDialog(page, "en");
  await submitSignIn(page, "en", "foreign");
  await waitForNotifications(page);
  expect(getAddress(page)).toBe(paths.notifications);
});

test("says in a browser that keeps nothing that a sign-in is lost, and does not leave for the identity login", async () => {
  const language = "en";
  const { page } = await portal.newVisitor({ language });
  const messages = messagesByLanguage[language];
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Denied", "SecurityError");
        },
      });
  });
  const openedPages: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) openedPages.push(new URL(request.url()).pathname);
  });
  await page.goto(`/en${paths.faq}`);
  await page.getByText(messages["storage.blocked"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await getSignInButton(page, language).click();
  await page.getByRole("alert").getByText(messages["storage.blocked"]).waitFor();
  await openSignInDialog(page, language);
  await submitSignIn(page, language, "foreign");
  await getAccountButton(page, personas.foreign.name).waitFor();
  await page.getByText(messages["storage.sessionNotKept"]).waitFor();
  expect(openedPages).toEqual([`/en${paths.faq}`]);
});

test("traps the focus, closes on Escape and on back, and opens from its URL", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.standards);
  await page.goto(paths.faq);
  await openSignInDialog(page, "en");
  await waitForExpect(() => hasFocus(getSignInDialog(page, "en").getByRole("heading", { level: 2 }))).toBe(true);
  for (const _ of Array(12)) await page.keyboard.press("Tab");
  expect(await getSignInDialog(page, "en").evaluate((node) => node.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await waitForExpect(() => getSignInDialog(page, "en").count()).toBe(0);
  expect(getAddress(page)).toBe(paths.faq);
  await waitForExpect(() => hasFocus(page.getByRole("button", { name: messagesByLanguage.en["signIn.foreign"] }))).toBe(
    true,
  );
  // The page is not twice in the history.
  await page.goBack();
  expect(getAddress(page)).toBe(paths.standards);

  await page.goto(`${paths.faq}?dialog=login`);
  await getEmailField(page, "en").waitFor();
  await getSignInDialog(page, "en").getByRole("button", { name: messagesByLanguage.en["action.close"] }).click();
  await waitForExpect(() => getSignInDialog(page, "en").count()).toBe(0);
  await openSignInDialog(page, "en");
  await page.goBack();
  await waitForExpect(() => getSignInDialog(page, "en").count()).toBe(0);
});

test("keeps the open dialog and the input when the language changes, and translates the messages", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  await openSignInDialog(page, "en");
  await getEmailField(page, "en").fill("emma@");
  await getEmailField(page, "en").blur();
  await page.getByText(messagesByLanguage.en["username_is_not_valid"]).waitFor();
  await page.locator("header button[lang=ru]").evaluate((button) => (button as HTMLElement).click());
  await getSignInDialog(page, "ru").waitFor();
  await page.getByText(messagesByLanguage.ru["username_is_not_valid"]).waitFor();
  expect(await getEmailField(page, "ru").inputValue()).toBe("emma@");
});

test("shows a password on request, and hides it again on submit", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /401/ });
  await page.goto(`${paths.faq}?dialog=login`);
  await getEmailField(page, "en").fill(personas.foreign.signIn.email);
  await getPasswordField(page, "en").fill("wrong-password");
  expect(await getPasswordField(page, "en").getAttribute("type")).toBe("password");
  await page.getByRole("button", { name: messagesByLanguage.en["password.show"] }).click();
  expect(await getPasswordField(page, "en").getAttribute("type")).toBe("text");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await getSubmitButton(page, "en").click();
  await page
    .getByRole("dialog")
    .getByText(getProblemExample("signIn", 401, "en").message)
    .waitFor();
  expect(await getPasswordField(page, "en").getAttribute("type")).toBe("password");
  expect([
    await getEmailField(page, "en").getAttribute("autocomplete"),
    await getPasswordField(page, "en").getAttribute("autocomplete"),
  ]).toEqual(["username", "current-password"]);
});

test("signs in once on a double click", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  portal.backend.state.faults.push({ operationId: "signIn", status: 200, times: 1, delaySeconds: 0.4 });
  await page.goto(`${paths.faq}?dialog=login`);
  await getEmailField(page, "en").fill(personas.foreign.signIn.email);
  await getPasswordField(page, "en").fill(personas.foreign.signIn.password);
  await getSubmitButton(page, "en").dblclick();
  await getAccountButton(page, personas.foreign.name).waitFor();
  expect(portal.backend.state.requestCounts.signIn).toBe(1);
});
