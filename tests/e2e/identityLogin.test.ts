import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { translate } from "../../mocks/store/localizedText.ts";
import { messages as backendMessages } from "../../mocks/store/messages.ts";
import { personas } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { hasStoredSession, listSessionKeys } from "./support/gatewaySession.ts";
import {
  getAccountButton,
  getPageHeading,
  getEmptyStateHeading,
  getSignInButton,
  getToasts,
} from "./support/locators.ts";
import { getAddress } from "./support/navigation.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

/** Returns how many authorization codes were exchanged. */
const codeExchangeCount = (): number => portal.backend.state.requestCounts.signInWithIdentity ?? 0;

/** Presses the sign-in button of the header and waits for the identity login. */
async function startIdentityLogin(page: Page, language: Language): Promise<void> {
  await getSignInButton(page, language).click();
  await getPageHeading(page, messagesByLanguage[language]["stub.title"]).waitFor();
}

test.for(selectCases(testedLanguages))(
  "redirects to the identity login and back to the services, and shows a greeting, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    findAccount(portal.backend, "citizen").language = language;
    await page.goto(paths.faq);
    await startIdentityLogin(page, language);
    const loginUrl = new URL(page.url());
    expect(loginUrl.searchParams.get("redirect")).toBe(`${portal.origin}/asan-login`);
    expect(loginUrl.searchParams.get("lang")).toBe(language);
    expect(await page.evaluate(() => localStorage.getItem("asanLoginId"))).toBe(loginUrl.searchParams.get("state"));

    await page.getByRole("link", { name: personas.citizen.name }).click();
    await getPageHeading(page, messagesByLanguage[language]["page.eServices.title"]).waitFor();
    await getToasts(page, language).getByText(messagesByLanguage[language]["logged_in_successfully"]).waitFor();
    await getAccountButton(page, personas.citizen.name).waitFor();
    expect(getAddress(page)).toBe(paths.eServices);
    expect(codeExchangeCount()).toBe(1);
    expect(await listSessionKeys(page)).toEqual(
      portal.tokenStorage === "browser"
        ? ["accessToken", "asanLoginId", "asanToken", "messengerRefreshToken", "messengerToken", "refreshToken"]
        : ["asanLoginId", "gatewaySession"],
    );
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("greets with the message of the service", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.route("**/api/public/auth/v2/login/asan?*", async (route) => {
    const response = await fetchWithRetry(route);
    await route.fulfill({ response, json: { ...((await response.json()) as object), message: "Welcome back." } });
  });
  await page.goto(paths.faq);
  await startIdentityLogin(page, "en");
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await getToasts(page, "az").getByText("Welcome back.", { exact: true }).waitFor();
  expect(await page.getByText(messagesByLanguage.az["logged_in_successfully"]).count()).toBe(0);
});

test.for(selectCases(["director", "admin", "privileged", "expired"]))(
  'signs in the persona "%s" through the identity login',
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

test("exchanges an authorization code once after reload, back and reopening the return URL", async () => {
  const { page, newPage } = await portal.newVisitor({ language: "en" });
  const returnUrls: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().includes("/asan-login?")) returnUrls.push(request.url());
  });
  await page.goto(paths.faq);
  await startIdentityLogin(page, "en");
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.eServices}`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  expect(returnUrls).toHaveLength(1);

  await page.reload();
  await getPageHeading(page, messagesByLanguage.az["page.eServices.title"]).waitFor();
  await page.goBack();
  await page.goForward();
  await getPageHeading(page, messagesByLanguage.az["page.eServices.title"]).waitFor();
  await page.goto(returnUrls[0] ?? "");
  await page.waitForURL(`${portal.origin}/asan-login`);
  await getEmptyStateHeading(page, messagesByLanguage.az["identity.unexpected"]).waitFor();
  const otherTab = await newPage();
  await otherTab.goto(returnUrls[0] ?? "");
  await getEmptyStateHeading(otherTab, messagesByLanguage.az["identity.unexpected"]).waitFor();
  expect(codeExchangeCount()).toBe(1);
});

test("signs in once when the identity login returns to a new tab", async () => {
  const { page, newPage } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  await startIdentityLogin(page, "en");
  const returnUrl = (await page.getByRole("link", { name: personas.citizen.name }).getAttribute("href")) ?? "";
  const [otherTab, laterTab] = [await newPage(), await newPage()];
  await otherTab.goto(returnUrl);
  await otherTab.waitForURL(`**${paths.eServices}`);
  await getAccountButton(otherTab, personas.citizen.name).waitFor();
  await laterTab.goto(returnUrl);
  await getEmptyStateHeading(laterTab, messagesByLanguage.az["identity.unexpected"]).waitFor();
  expect(codeExchangeCount()).toBe(1);
});

test.for(selectCases(testedLanguages))(
  "shows a cancelled sign-in and keeps the visitor signed out, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.faq);
    await startIdentityLogin(page, language);
    await page.getByRole("link", { name: messages["stub.cancel"] }).click();
    await getEmptyStateHeading(page, messages["identity.cancelled"]).waitFor();
    await getSignInButton(page, language).waitFor();
    expect(codeExchangeCount()).toBe(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.getByRole("main").getByRole("button", { name: messages["signIn.again"] }).click();
    await getPageHeading(page, messages["stub.title"]).waitFor();
  },
);

test.for(selectCases(testedLanguages))(
  "shows the backend's message for a wrong code and signs nobody in, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /401/ });
    await page.goto(paths.faq);
    await startIdentityLogin(page, language);
    await page.getByRole("link", { name: messagesByLanguage[language]["stub.wrongCode"] }).click();
    await getEmptyStateHeading(page, translate(backendMessages.identityCodeRefused, language)).waitFor();
    expect(codeExchangeCount()).toBe(1);
    expect(await hasStoredSession(page)).toBe(false);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.reload();
    await getEmptyStateHeading(page, messagesByLanguage[language]["identity.none"]).waitFor();
    expect(codeExchangeCount()).toBe(1);
  },
);

test("announces in a region that is there before that the sign-in failed, and offers that of foreign organisations", async () => {
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /503/ });
  const messages = messagesByLanguage.en;
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/login/asan*", async (route) => {
    await isAnswered;
    await route.fulfill({ status: 503, body: "" });
  });
  await page.goto(paths.faq);
  await startIdentityLogin(page, "en");
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.getByRole("main").getByText(messages["identity.working"]).waitFor();
  const region = await page.getByRole("main").getByRole("status").elementHandle();
  expect(await region?.textContent()).toBe("");
  answer();
  await getEmptyStateHeading(page, messages["failure.unavailable"]).waitFor();
  expect(await region?.textContent()).toBe(messages["failure.unavailable"]);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("main").getByRole("button", { name: messages["signIn.foreign"] }).click();
  await page.getByRole("dialog", { name: messages["signIn.title"] }).waitFor();
});

test("rejects a return without a matching state", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto("/asan-login?code=x");
  await getEmptyStateHeading(page, messagesByLanguage.en["identity.unexpected"]).waitFor();
  expect(page.url()).toBe(`${portal.origin}/asan-login`);
  await page.goto("/asan-login");
  await getEmptyStateHeading(page, messagesByLanguage.en["identity.none"]).waitFor();
  expect(codeExchangeCount()).toBe(0);
  expect(await hasStoredSession(page)).toBe(false);
});
