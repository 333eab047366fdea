import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { refusalExample } from "../../mocks/contract.ts";
import { personas } from "../../mocks/world/personas.ts";
import { expireTokens } from "../../mocks/world/sessions.ts";
import { paths } from "../../src/paths.ts";
import { usePortal, violations, words } from "./portal.ts";
import { soon } from "./soon.ts";

const portal = usePortal();
const languages = ["az", "ru", "en"] as const;

const renewals = (): number => portal.world.state.calls.renewSession ?? 0;
const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });
const account = (page: Page, name: string): Locator => page.getByRole("banner").getByRole("button", { name });
const bell = (page: Page): Locator => page.getByRole("banner").getByRole("link", { name: words.az["screen.notifications.title"] });
const kept = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);

test("a sign-in that ran out is renewed once, and the page goes on as if nothing had happened", async () => {
  const { page } = await portal.visitor({ as: "citizen", expected: /401/ });
  await page.goto(paths.documents);
  await account(page, personas.citizen.name).waitFor();
  const before = await kept(page, "accessToken");
  expireTokens(portal.world, "access");
  await bell(page).click();
  await page.getByRole("button", { name: words.az["notifications.markRead"] }).waitFor();
  expect(renewals()).toBe(1);
  const [session] = portal.world.state.sessions;
  expect(session?.access).not.toBe(before);
  expect([await kept(page, "accessToken"), await kept(page, "refreshToken")]).toEqual([session?.access, session?.refresh]);
});

test("a page that opens with a sign-in that ran out renews it once, before anybody sees a difference", async () => {
  const { page } = await portal.visitor({ as: "citizen", expected: /401/ });
  expireTokens(portal.world, "access");
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: words.az["notifications.markRead"] }).waitFor();
  await account(page, personas.citizen.name).waitFor();
  expect(renewals()).toBe(1);
});

test("three tabs whose sign-in has run out renew it once for all of them", async () => {
  const { page, newPage } = await portal.visitor({ as: "citizen", expected: /401/ });
  const tabs = [page, await newPage(), await newPage()];
  for (const tab of tabs) {
    await tab.goto(paths.documents);
    await account(tab, personas.citizen.name).waitFor();
  }
  expireTokens(portal.world, "access");
  // A click waits for the tab to be drawn, and only the one in front is; a press of the key does not.
  for (const tab of tabs) await bell(tab).focus();
  await Promise.all(tabs.map((tab) => tab.keyboard.press("Enter")));
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: words.az["notifications.markRead"] }).waitFor()));
  expect(renewals()).toBe(1);
  const tokens = await Promise.all(tabs.map((tab) => kept(tab, "accessToken")));
  expect(new Set(tokens)).toEqual(new Set([portal.world.state.sessions[0]?.access]));
});

test.for(languages)("a session that the service ends is told in place, and nothing of it stays, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "expired", language, expected: /401/ });
  const say = words[language];
  await page.goto(paths.documents);
  await account(page, personas.expired.name).waitFor();
  expireTokens(portal.world, "access");
  await page.getByRole("banner").getByRole("link", { name: say["screen.notifications.title"] }).click();
  await page.getByRole("main").getByRole("heading", { level: 2, name: say["session.ended"] }).waitFor();
  await page.getByRole("region", { name: say["toasts.label"] }).getByText(say["session.ended"]).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.notifications);
  expect(await page.getByText(personas.expired.name).count()).toBe(0);
  await soon(() => page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("main").getByRole("button", { name: say["signIn.identity"] }).click();
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.notifications}`);
});

test("an outage while renewing ends nobody's session", async () => {
  const { page } = await portal.visitor({ as: "citizen", expected: /401|503/ });
  expireTokens(portal.world, "access");
  portal.world.state.faults.push({ operationId: "renewSession", status: 503, times: 3, delaySeconds: 0 });
  await page.goto(paths.documents);
  await page.getByText(words.az["session.notRead"]).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await kept(page, "refreshToken")).not.toBeNull();
  portal.world.state.faults = [];
  await page.getByRole("button", { name: words.az["action.tryAgain"] }).click();
  await account(page, personas.citizen.name).waitFor();
  await page.getByRole("heading", { level: 2, name: words.az["empty.documents"] }).waitFor();
});

test.for(languages)("what the service forbids leads home, with the service's words, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "citizen", language, expected: /403/ });
  portal.world.state.faults.push({ operationId: "readNotifications", status: 403, times: 1, delaySeconds: 0 });
  await page.goto(paths.notifications);
  await heading(page, words[language]["home.title"]).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.home);
  const said = refusalExample("readNotifications", 403, language).message;
  await page.getByRole("region", { name: words[language]["toasts.label"] }).getByText(said).waitFor();
  await account(page, personas.citizen.name).waitFor();
});

test("signing out in one tab shows home in every other, with nothing personal left, within a second", async () => {
  const { page, newPage } = await portal.visitor({ as: "citizen" });
  const other = await newPage();
  await other.goto(paths.personalInfo);
  await other.getByText("5XK2M9A").waitFor();
  await page.bringToFront();
  await page.goto(paths.documents);
  await account(page, personas.citizen.name).click();
  await page.getByRole("button", { name: words.az["session.signOut"] }).click();
  await heading(other, words.az["home.title"]).waitFor({ timeout: 1000 });
  expect(await other.getByText(personas.citizen.name).count()).toBe(0);
  expect(await other.getByText("5XK2M9A").count()).toBe(0);
  expect(new URL(other.url()).pathname).toBe(paths.home);
  await other.goBack();
  await other.getByRole("heading", { level: 2, name: words.az["session.notSignedIn"] }).waitFor();
});

test("when somebody else signs in in another tab, every tab becomes theirs and shows nothing of the one before", async () => {
  const { page, newPage } = await portal.visitor({ as: "citizen" });
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: words.az["notifications.markRead"] }).waitFor();
  const other = await newPage();
  await other.goto(paths.home);
  await account(other, personas.citizen.name).click();
  await other.getByRole("button", { name: words.az["session.signOut"] }).click();
  await other.getByRole("button", { name: words.az["signIn.identity"], exact: true }).click();
  await other.getByRole("link", { name: personas.admin.name }).click();
  await account(other, personas.admin.name).waitFor();

  await page.bringToFront();
  await account(page, personas.admin.name).waitFor();
  await bell(page).click();
  await page.getByRole("heading", { level: 2, name: words.az["empty.notifications"] }).waitFor();
  expect(await page.getByText(personas.citizen.name).count()).toBe(0);
});

test("a device whose storage was emptied by hand is anonymous at the next visit", async () => {
  const { page } = await portal.visitor({ as: "citizen" });
  await page.goto(paths.personalInfo);
  await page.getByText("5XK2M9A").waitFor();
  await page.evaluate(() => localStorage.clear());
  // For five seconds an empty storage could as well be one that lags behind what another tab has just kept.
  await page.clock.setFixedTime(Date.now() + 6000);
  await page.reload();
  await page.getByRole("heading", { level: 2, name: words.az["session.notSignedIn"] }).waitFor();
  expect(await page.getByText("5XK2M9A").count()).toBe(0);
});

test("a foreign organisation signs out without the state identity", async () => {
  const { page } = await portal.visitor({ as: "foreign", language: "en" });
  await page.goto(paths.personalInfo);
  await account(page, personas.foreign.name).click();
  await page.getByRole("button", { name: words.en["session.signOut"] }).click();
  await heading(page, words.en["home.title"]).waitFor();
  expect(await page.evaluate(() => performance.getEntriesByType("navigation").length)).toBe(1);
  await page.getByRole("button", { name: words.en["signIn.identity"], exact: true }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["locale"]);
});
