import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { translate as told } from "../../mocks/store/localizedText.ts";
import { messages } from "../../mocks/store/messages.ts";
import { personas } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import {
  getAccountButton,
  getPageHeading,
  getEmptyStateHeading,
  getSignInButton,
  getToasts,
} from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();

/** How often a code was exchanged for a sign-in. */
const codeExchangeCount = (): number => portal.backend.state.requestCounts.signInWithIdentity ?? 0;

/** Presses the header's sign-in and waits for the identity login. */
async function startIdentityLogin(page: Page, language: Language): Promise<void> {
  await getSignInButton(page, language).click();
  await getPageHeading(page, messagesByLanguage[language]["standIn.title"]).waitFor();
}

test.for(testedLanguages)(
  "signing in leaves for the state identity and comes back to the services, greeted, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    portal.backend.state.accounts.find(({ persona }) => persona === "citizen")!.language = language;
    await page.goto(paths.faq);
    await startIdentityLogin(page, language);
    const asked = new URL(page.url());
    expect(asked.searchParams.get("redirect")).toBe(`${portal.origin}/asan-login`);
    expect(asked.searchParams.get("lang")).toBe(language);
    expect(await page.evaluate(() => localStorage.getItem("asanLoginId"))).toBe(asked.searchParams.get("state"));

    await page.getByRole("link", { name: personas.citizen.name }).click();
    await getPageHeading(page, messagesByLanguage[language]["screen.eServices.title"]).waitFor();
    await getToasts(page, language).getByText(messagesByLanguage[language]["logged_in_successfully"]).waitFor();
    await getAccountButton(page, personas.citizen.name).waitFor();
    expect(page.url()).toBe(`${portal.origin}${paths.eServices}`);
    expect(codeExchangeCount()).toBe(1);
    const kept = await page.evaluate(() => Object.keys(localStorage).toSorted());
    expect(kept).toEqual(
      expect.arrayContaining([
        "accessToken",
        "asanLoginId",
        "asanToken",
        "locale",
        "messengerRefreshToken",
        "messengerToken",
        "refreshToken",
      ]),
    );
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test.for(["director", "admin", "privileged", "expired"] as const)(
  "the %s signs in through the state identity",
  async (persona) => {
    const { page } = await portal.newVisitor();
    await page.goto(paths.home);
    await startIdentityLogin(page, "az");
    await page.getByRole("link", { name: personas[persona].name }).click();
    await page.waitForURL(`**${paths.eServices}`);
    await getAccountButton(page, personas[persona].name).waitFor();
    expect(codeExchangeCount()).toBe(1);
  },
);

test("a code is exchanged once, whatever is reloaded, gone back to or opened again", async () => {
  const { page, newPage } = await portal.newVisitor({ language: "en" });
  const returns: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().includes("/asan-login?")) returns.push(request.url());
  });
  await page.goto(paths.faq);
  await startIdentityLogin(page, "en");
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.eServices}`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  expect(returns).toHaveLength(1);

  await page.reload();
  await getPageHeading(page, messagesByLanguage.az["screen.eServices.title"]).waitFor();
  await page.goBack();
  await page.goForward();
  await getPageHeading(page, messagesByLanguage.az["screen.eServices.title"]).waitFor();
  await page.goto(returns[0] ?? "");
  await page.waitForURL(`${portal.origin}/asan-login`);
  await getEmptyStateHeading(page, messagesByLanguage.az["identity.strange"]).waitFor();
  const other = await newPage();
  await other.goto(returns[0] ?? "");
  await getEmptyStateHeading(other, messagesByLanguage.az["identity.strange"]).waitFor();
  expect(codeExchangeCount()).toBe(1);
});

test.for(testedLanguages)("whoever cancels stays a visitor and is told so in %s", async (language) => {
  const { page } = await portal.newVisitor({ language });
  const say = messagesByLanguage[language];
  await page.goto(paths.faq);
  await startIdentityLogin(page, language);
  await page.getByRole("link", { name: say["standIn.cancel"] }).click();
  await getEmptyStateHeading(page, say["identity.cancelled"]).waitFor();
  await getSignInButton(page, language).waitFor();
  expect(codeExchangeCount()).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("main").getByRole("button", { name: say["signIn.again"] }).click();
  await getPageHeading(page, say["standIn.title"]).waitFor();
});

test.for(testedLanguages)("a wrong code signs nobody in and is told in the service's words in %s", async (language) => {
  const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /401/ });
  await page.goto(paths.faq);
  await startIdentityLogin(page, language);
  await page.getByRole("link", { name: messagesByLanguage[language]["standIn.wrongCode"] }).click();
  await getEmptyStateHeading(page, told(messages.identityCodeRefused, language)).waitFor();
  expect(codeExchangeCount()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.reload();
  await getEmptyStateHeading(page, messagesByLanguage[language]["identity.nothing"]).waitFor();
  expect(codeExchangeCount()).toBe(1);
});

test("a return that nobody here asked for is not taken", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto("/asan-login?code=x");
  await getEmptyStateHeading(page, messagesByLanguage.en["identity.strange"]).waitFor();
  expect(page.url()).toBe(`${portal.origin}/asan-login`);
  await page.goto("/asan-login");
  await getEmptyStateHeading(page, messagesByLanguage.en["identity.nothing"]).waitFor();
  expect(codeExchangeCount()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});
