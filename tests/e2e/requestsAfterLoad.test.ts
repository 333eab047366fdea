import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { getAccountButton, getNotificationsLink, getPageHeading, waitForPage } from "./support/locators.ts";
import { messagesByLanguage, setUpPortal } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();

/** Resolves when the server has confirmed the subscription of the next live feed. */
const waitForFeed = (page: Page): Promise<unknown> =>
  page
    .waitForEvent("websocket")
    .then((socket) => socket.waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("RECEIPT")));

/** Returns how often each operation was requested, once the page is complete, the feed is connected and the network idle. */
async function countRequests(page: Page, feed: Promise<unknown>): Promise<Partial<Record<string, number>>> {
  await feed;
  await waitForPage(page);
  await waitForExpect(() => getNotificationsLink(page, "en").innerText()).toMatch(/2/);
  await page.waitForLoadState("networkidle");
  return portal.backend.state.requestCounts;
}

const pageOperations = [
  { path: paths.home, operations: ["readUser", "countNotifications"] },
  { path: paths.appeals, operations: ["readUser", "countNotifications", "listAppeals"] },
  { path: paths.notifications, operations: ["readUser", "countNotifications", "readNotifications"] },
];

test.for(pageOperations)(
  "requests every operation of $path once for a signed-in user",
  async ({ path, operations }) => {
    const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
    const feed = waitForFeed(page);
    await page.goto(path);
    const counts = await countRequests(page, feed);
    expect(Object.entries(counts).filter(([, count]) => count !== 1)).toEqual([]);
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(operations));
  },
);

test("requests every operation once when the account has another language than the device", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", localStorage: { locale: "ru" } });
  const feed = waitForFeed(page);
  await page.goto(paths.notifications);
  const counts = await countRequests(page, feed);
  expect(counts).toMatchObject({ readUser: 1, countNotifications: 1, readNotifications: 1 });
});

test("requests every operation of a protected page once after a sign-in", async () => {
  // The language of the account: another one is requested anew once the portal knows it.
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(paths.appeals);
  await getPageHeading(page, messagesByLanguage.az["stub.title"]).waitFor();
  portal.backend.state.requestCounts = {};
  const feed = waitForFeed(page);
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.appeals}`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  await feed;
  await waitForPage(page);
  await page.waitForLoadState("networkidle");
  expect(portal.backend.state.requestCounts).toMatchObject({
    signInWithIdentity: 1,
    readUser: 1,
    countNotifications: 1,
    listAppeals: 1,
  });
});
