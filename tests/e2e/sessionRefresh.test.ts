import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { refusalExample } from "../../mocks/operations.ts";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { paths } from "../../src/config/paths.ts";
import { account, bell, heading, message, toasts } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

/** How often the service was asked for new tokens. */
const renewals = (): number => portal.world.state.calls.renewSession ?? 0;
const kept = (page: Page, key: string): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);

test("a sign-in that ran out is renewed once, and the page goes on as if nothing had happened", async () => {
  const { page } = await portal.visitor({ as: "citizen", expected: /401/ });
  await page.goto(paths.documents);
  await account(page, personas.citizen.name).waitFor();
  const before = await kept(page, "accessToken");
  expireTokens(portal.world, "access");
  await bell(page, "az").click();
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

test.for(languages)("a session that the service ends is told in place, and nothing of it stays, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "expired", language, expected: /401/ });
  const say = words[language];
  await page.goto(paths.documents);
  await account(page, personas.expired.name).waitFor();
  // Away from the portal meanwhile: a call of its own accord could end the session before this page is opened.
  await page.goto("about:blank");
  expireTokens(portal.world, "access");
  await page.goto(paths.notifications);
  await message(page, say["session.ended"]).waitFor();
  await toasts(page, language).getByText(say["session.ended"]).waitFor();
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
  await page.getByRole("main").getByRole("table").waitFor();
});

test.for(languages)("what the service forbids leads home, with the service's words, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "citizen", language, expected: /403/ });
  portal.world.state.faults.push({ operationId: "readNotifications", status: 403, times: 1, delaySeconds: 0 });
  await page.goto(paths.notifications);
  await heading(page, words[language]["home.title"]).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.home);
  const said = refusalExample("readNotifications", 403, language).message;
  await toasts(page, language).getByText(said).waitFor();
  await account(page, personas.citizen.name).waitFor();
});
