import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { say as told } from "../../mocks/store/localizedText.ts";
import { messages } from "../../mocks/store/messages.ts";
import { personas } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { account, heading, message, signIn, toasts } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

/** How often a code was exchanged for a sign-in. */
const exchanges = (): number => portal.world.state.calls.signInWithIdentity ?? 0;

/** Presses the header's sign-in and waits for the identity login. */
async function leave(page: Page, language: Language): Promise<void> {
  await signIn(page, language).click();
  await heading(page, words[language]["standIn.title"]).waitFor();
}

test.for(languages)("signing in leaves for the state identity and comes back to the services, greeted, in %s", async (language) => {
  const { page } = await portal.visitor({ language });
  portal.world.state.accounts.find(({ persona }) => persona === "citizen")!.language = language;
  await page.goto(paths.faq);
  await leave(page, language);
  const asked = new URL(page.url());
  expect(asked.searchParams.get("redirect")).toBe(`${portal.origin}/asan-login`);
  expect(asked.searchParams.get("lang")).toBe(language);
  expect(await page.evaluate(() => localStorage.getItem("asanLoginId"))).toBe(asked.searchParams.get("state"));

  await page.getByRole("link", { name: personas.citizen.name }).click();
  await heading(page, words[language]["screen.eServices.title"]).waitFor();
  await toasts(page, language).getByText(words[language]["logged_in_successfully"]).waitFor();
  await account(page, personas.citizen.name).waitFor();
  expect(page.url()).toBe(`${portal.origin}${paths.eServices}`);
  expect(exchanges()).toBe(1);
  const kept = await page.evaluate(() => Object.keys(localStorage).toSorted());
  expect(kept).toEqual(expect.arrayContaining(["accessToken", "asanLoginId", "asanToken", "locale", "messengerRefreshToken", "messengerToken", "refreshToken"]));
  expect(await violations(page)).toEqual([]);
});

test.for(["director", "admin", "privileged", "expired"] as const)("the %s signs in through the state identity", async (persona) => {
  const { page } = await portal.visitor();
  await page.goto(paths.home);
  await leave(page, "az");
  await page.getByRole("link", { name: personas[persona].name }).click();
  await page.waitForURL(`**${paths.eServices}`);
  await account(page, personas[persona].name).waitFor();
  expect(exchanges()).toBe(1);
});

test("a code is exchanged once, whatever is reloaded, gone back to or opened again", async () => {
  const { page, newPage } = await portal.visitor({ language: "en" });
  const returns: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().includes("/asan-login?")) returns.push(request.url());
  });
  await page.goto(paths.faq);
  await leave(page, "en");
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.eServices}`);
  await account(page, personas.citizen.name).waitFor();
  expect(returns).toHaveLength(1);

  await page.reload();
  await heading(page, words.az["screen.eServices.title"]).waitFor();
  await page.goBack();
  await page.goForward();
  await heading(page, words.az["screen.eServices.title"]).waitFor();
  await page.goto(returns[0] ?? "");
  await page.waitForURL(`${portal.origin}/asan-login`);
  await message(page, words.az["identity.strange"]).waitFor();
  const other = await newPage();
  await other.goto(returns[0] ?? "");
  await message(other, words.az["identity.strange"]).waitFor();
  expect(exchanges()).toBe(1);
});

test.for(languages)("whoever cancels stays a visitor and is told so in %s", async (language) => {
  const { page } = await portal.visitor({ language });
  const say = words[language];
  await page.goto(paths.faq);
  await leave(page, language);
  await page.getByRole("link", { name: say["standIn.cancel"] }).click();
  await message(page, say["identity.cancelled"]).waitFor();
  await signIn(page, language).waitFor();
  expect(exchanges()).toBe(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("main").getByRole("button", { name: say["signIn.again"] }).click();
  await heading(page, say["standIn.title"]).waitFor();
});

test.for(languages)("a wrong code signs nobody in and is told in the service's words in %s", async (language) => {
  const { page } = await portal.visitor({ language, expected: /401/ });
  await page.goto(paths.faq);
  await leave(page, language);
  await page.getByRole("link", { name: words[language]["standIn.wrongCode"] }).click();
  await message(page, told(messages.identityCodeRefused, language)).waitFor();
  expect(exchanges()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await message(page, words[language]["identity.nothing"]).waitFor();
  expect(exchanges()).toBe(1);
});

test("a return that nobody here asked for is not taken", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto("/asan-login?code=x");
  await message(page, words.en["identity.strange"]).waitFor();
  expect(page.url()).toBe(`${portal.origin}/asan-login`);
  await page.goto("/asan-login");
  await message(page, words.en["identity.nothing"]).waitFor();
  expect(exchanges()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});
