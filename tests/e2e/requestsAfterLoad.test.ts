import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import {
  getAccountButton,
  getNotificationsLink,
  getPageHeading,
  waitForNotifications,
  waitForPage,
} from "./support/locators.ts";
import { waitForSubscription } from "./support/navigation.ts";
import { messagesByLanguage, setUpPortal } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal({ usesNewContexts: true });

/** Returns how often each operation was requested, once the page is complete, the feed is connected and the network idle. */
async function countRequests(page: Page, feed: Promise<unknown>): Promise<Partial<Record<string, number>>> {
  await feed;
  await waitForPage(page);
  await page.waitForLoadState("networkidle");
  return portal.backend.state.requestCounts;
}

/**
 * How often the count of notifications is requested for a page that a pushed message may change: a second time if the page
 * was read before the subscription, to find out whether there was a message in between.
 */
const countsOfChangingPage = [1, 2];

const pageOperations = [
  {
    path: paths.home,
    operations: ["readUser", "listObligations", "listDrafts", "listAppeals"],
    allowedCounts: countsOfChangingPage,
  },
  { path: paths.appeals, operations: ["readUser", "listAppeals"], allowedCounts: countsOfChangingPage },
  { path: paths.documents, operations: ["readUser", "listDocuments"], allowedCounts: countsOfChangingPage },
];

test.for(pageOperations)(
  "requests every operation of $path once for a signed-in user",
  async ({ path, operations, allowedCounts }) => {
    const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
    const feed = waitForSubscription(page);
    await page.goto(path);
    await waitForExpect(() => getNotificationsLink(page, "en").innerText()).toMatch(/2/);
    const { countNotifications, ...counts } = await countRequests(page, feed);
    expect(allowedCounts).toContain(countNotifications);
    expect(Object.entries(counts).filter(([, count]) => count !== 1)).toEqual([]);
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(operations));
  },
);

test.for(pageOperations)(
  "requests every operation of $path once when the account has another language than the device",
  async ({ path, operations, allowedCounts }) => {
    const { page } = await portal.newVisitor({ as: "citizen", language: "en", localStorage: { locale: "ru" } });
    const feed = waitForSubscription(page);
    await page.goto(path);
    await waitForExpect(() => getNotificationsLink(page, "en").innerText()).toMatch(/2/);
    const { countNotifications, ...counts } = await countRequests(page, feed);
    expect(allowedCounts).toContain(countNotifications);
    const personal = operations.map((operation) => [operation, counts[operation]]);
    expect(personal).toEqual(operations.map((operation) => [operation, 1]));
  },
);

test("requests the notifications once for a user who has read them all, and marks nothing", async () => {
  for (const notification of portal.backend.state.notifications) notification.isRead = true;
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const feed = waitForSubscription(page);
  await page.goto(paths.notifications);
  await waitForNotifications(page);
  const { countNotifications, ...counts } = await countRequests(page, feed);
  expect(countsOfChangingPage).toContain(countNotifications);
  expect(counts).toMatchObject({ readUser: 1, readNotifications: 1 });
  expect(counts["markNotificationsRead"]).toBeUndefined();
});

test("requests every operation of a protected page once after a sign-in", async () => {
  // The language of the account: another one is requested anew once the portal knows it.
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(paths.appeals);
  await getPageHeading(page, messagesByLanguage.az["stub.title"]).waitFor();
  portal.backend.state.requestCounts = {};
  const feed = waitForSubscription(page);
  await page.getByRole("link", { name: personas.citizen.name }).click();
  await page.waitForURL(`**${paths.appeals}`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  const counts = await countRequests(page, feed);
  expect(counts).toMatchObject({ signInWithIdentity: 1, readUser: 1, listAppeals: 1 });
  expect(countsOfChangingPage).toContain(counts["countNotifications"]);
});
