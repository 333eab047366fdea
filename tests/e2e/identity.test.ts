import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { messages } from "../../mocks/world/messages.ts";
import { personas } from "../../mocks/world/personas.ts";
import { paths } from "../../src/paths.ts";
import { usePortal, violations, words } from "./portal.ts";
import { soon } from "./soon.ts";

const portal = usePortal();
const languages = ["az", "ru", "en"] as const;
type Language = (typeof languages)[number];

const exchanges = (): number => portal.world.state.calls.signInWithIdentity ?? 0;
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const message = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { level: 2, name });
const toast = (page: Page, language: Language, text: string) => page.getByRole("region", { name: words[language]["toasts.label"] }).getByText(text);

/** Presses the header's sign-in and waits for the identity login. */
async function leave(page: Page, language: Language): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: words[language]["signIn.identity"], exact: true }).click();
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
  await toast(page, language, words[language]["logged_in_successfully"]).waitFor();
  await page.getByRole("banner").getByRole("button", { name: personas.citizen.name }).waitFor();
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
  await page.getByRole("banner").getByRole("button", { name: personas[persona].name }).waitFor();
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
  await page.getByRole("banner").getByRole("button", { name: personas.citizen.name }).waitFor();
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
  await page.getByRole("banner").getByRole("button", { name: say["signIn.identity"], exact: true }).waitFor();
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
  await message(page, messages.identityCodeRefused[language]).waitFor();
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

test.for(["/evalution", "/my-appeals", "/news-letters", "/payment-obligations", "/service-degree"])("%s sends a visitor to the state identity and is shown after signing in", async (address) => {
  const { page } = await portal.visitor();
  await page.goto(address);
  await heading(page, words.az["standIn.title"]).waitFor();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL((url) => url.origin === portal.origin && url.pathname.endsWith(address));
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
  await toast(page, "az", words.az["logged_in_successfully"]).waitFor();
  expect(exchanges()).toBe(1);
});

test("a protected page is left for the state identity from a link as well, and only once of the portal's own accord", async () => {
  const { page } = await portal.visitor({ language: "ru" });
  const say = words.ru;
  await page.goto(paths.home);
  await page.getByRole("contentinfo").getByRole("link", { name: say["screen.newsLetters.title"] }).click();
  await heading(page, say["standIn.title"]).waitFor();
  await page.getByRole("link", { name: say["standIn.cancel"] }).click();
  await message(page, say["identity.cancelled"]).waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: say["screen.newsLetters.title"] }).click();
  await message(page, say["session.notSignedIn"]).waitFor();
  await page.getByRole("main").getByRole("button", { name: say["signIn.identity"] }).click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.newsLetters}`);
});

test("the general evaluation is open to everybody", async () => {
  const { page } = await portal.visitor();
  await page.goto(paths.generalEvaluation);
  await heading(page, words.az["screen.generalEvaluation.title"]).waitFor();
  await page.getByRole("button", { name: words.az["signIn.foreign"] }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.generalEvaluation);
});

test.for(languages)("signing out forgets everything but the language, signs out of the state identity and ends at home in %s", async (language) => {
  const { page } = await portal.visitor({ as: "citizen", language, kept: { asanToken: "a", messengerToken: "b", messengerRefreshToken: "c" } });
  const say = words[language];
  const left: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().includes("leave")) left.push(request.url());
  });
  await page.goto(paths.documents);
  await page.getByRole("button", { name: personas.citizen.name }).click();
  await page.getByRole("button", { name: say["session.signOut"] }).click();
  await soon(() => left.length).toBe(1);
  await page.waitForURL(`**${paths.home}`);
  await heading(page, say["home.title"]).waitFor();
  await page.getByRole("button", { name: say["signIn.identity"], exact: true }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
  await page.goto(paths.documents);
  await message(page, say["session.notSignedIn"]).waitFor();
});
