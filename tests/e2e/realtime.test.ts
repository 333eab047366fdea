import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { translate, localizedText } from "../../mocks/store/localizedText.ts";
import { questionNotification, welcomeNotification } from "../../mocks/store/notifications.ts";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { canTransition, transitionAppeal } from "../../mocks/store/appealWorkflow.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import {
  getAccountButton,
  getNotificationsLink,
  getPageHeading,
  getNotificationHeading,
  getToasts,
  keepToasts,
  readToasts,
  expectNoToasts,
} from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { getPath, waitForSubscription } from "./support/navigation.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

/** Opens a page and waits until the server has confirmed the STOMP subscription. */
async function openAndWaitForSocket(page: Page, address: string): Promise<void> {
  const subscribed = waitForSubscription(page);
  await page.goto(address);
  await subscribed;
}

/** Shortens the random delays of reconnections and reads, which grow while the connection is refused. */
const shortenRandomDelays = (page: Page): Promise<unknown> => page.addInitScript(() => (Math.random = () => 0.05));

/** Returns the id of the citizen's account. */
const findCitizenId = (): number => findAccount(portal.backend, "citizen").id;

/** Returns how often the notifications were marked as read. */
const countMarkings = (): number => portal.backend.state.requestCounts.markNotificationsRead ?? 0;

/** Adds unread notifications of the citizen that the feed never delivers. */
function addUnpushedNotifications(count: number): void {
  const accountId = findCitizenId();
  for (const number of Array(count).keys())
    portal.backend.state.notifications.push({
      ...welcomeNotification,
      id: 50_000 + number,
      accountId,
      title: localizedText(`Kəsilmə ${number + 1}`),
      description: localizedText(`Mətn ${number + 1}`),
      createdAt: Date.now(),
      isRead: false,
    });
}

test.for(selectCases(testedLanguages))(
  "shows a pushed notification as a toast, counts it and lists it, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    await openAndWaitForSocket(page, paths.faq);
    await waitForExpect(() => getNotificationsLink(page, language).innerText()).toMatch(/2/);
    await waitForExpect(() => page.title()).toMatch(/^\(2\) /);
    portal.backend.pushNotification("citizen", welcomeNotification);
    await getToasts(page, language).getByText(translate(welcomeNotification.description, language)).waitFor();
    await keepToasts(getToasts(page, language));
    await waitForExpect(() => getNotificationsLink(page, language).innerText()).toMatch(/3/);
    await waitForExpect(() => page.title()).toMatch(/^\(3\) /);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await getToasts(page, language)
      .getByRole("button", { name: messagesByLanguage[language]["action.dismiss"] })
      .click();
    await waitForExpect(() => getToasts(page, language).getByRole("listitem").count()).toBe(0);
    await getNotificationsLink(page, language).click();
    await getNotificationHeading(page, translate(welcomeNotification.title, language)).waitFor();
  },
);

test.for(selectCases(testedLanguages))(
  "shows a pushed question as a link to the general evaluation, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    await openAndWaitForSocket(page, paths.faq);
    await waitForExpect(() => getNotificationsLink(page, language).innerText()).toMatch(/2/);
    portal.backend.pushNotification("citizen", questionNotification);
    const link = getToasts(page, language).getByRole("link", { name: translate(questionNotification.title, language) });
    await link.waitFor();
    await keepToasts(getToasts(page, language));
    await waitForExpect(() => getNotificationsLink(page, language).innerText()).toMatch(/3/);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await link.click();
    await getPageHeading(page, messagesByLanguage[language]["page.generalEvaluation.title"]).waitFor();
    expect(getPath(page)).toBe(paths.generalEvaluation);
  },
);

test("shows a pushed message about a case as a link to the case", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await openAndWaitForSocket(page, paths.faq);
  const appeal = portal.backend.state.appeals.find(({ owner }) => owner === `person:${findCitizenId()}`);
  if (appeal === undefined) throw new Error("The sample data has no appeal of the citizen.");
  portal.backend.pushNotification("citizen", { ...welcomeNotification, appealId: appeal.id });
  await getToasts(page, "en")
    .getByRole("link", { name: translate(welcomeNotification.description, "en") })
    .click();
  await getPageHeading(page, messagesByLanguage.en["appeal.title"].replace("{number}", appeal.number)).waitFor();
});

test("shows no notifications of other users, and opens no WebSocket for a visitor", async () => {
  const [citizen, anonymous] = [await portal.newVisitor({ as: "citizen" }), await portal.newVisitor()];
  const sockets: string[] = [];
  anonymous.page.on("websocket", (socket) => sockets.push(socket.url()));
  await anonymous.page.goto(paths.faq);
  await openAndWaitForSocket(citizen.page, paths.faq);
  portal.backend.pushNotification("admin", questionNotification);
  portal.backend.pushNotification("citizen", welcomeNotification);
  await getToasts(citizen.page, "az").getByText(welcomeNotification.description.az).waitFor();
  expect(await readToasts(citizen.page, "az")).toHaveLength(1);
  expect(sockets).toEqual([]);
});

test("shows the last of many notifications, counts all, and requests the count once afterwards", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  await openAndWaitForSocket(page, paths.faq);
  await waitForExpect(() => getNotificationsLink(page, "az").innerText()).toMatch(/2/);
  const before = portal.backend.state.requestCounts.countNotifications ?? 0;
  for (const number of Array(30).keys())
    portal.backend.pushNotification("citizen", {
      ...welcomeNotification,
      description: localizedText(`Bildiriş № ${number + 1}`),
    });
  // 19 more are queued; all of them are in the list.
  await Promise.all(["Bildiriş № 30", /19/].map((text) => getToasts(page, "az").getByText(text).waitFor()));
  await waitForExpect(() => getNotificationsLink(page, "az").innerText()).toMatch(/32/);
  await waitForExpect(() => portal.backend.state.requestCounts.countNotifications).toBe(before + 1);
  await page.waitForLoadState("networkidle");
  expect(portal.backend.state.requestCounts.countNotifications).toBe(before + 1);
});

test("renders the text of a notification without interpreting markup", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  await openAndWaitForSocket(page, paths.faq);
  const markup = '<img src=x onerror="alert(1)"> <b>qalın</b>';
  portal.backend.pushNotification("citizen", { ...welcomeNotification, description: localizedText(markup) });
  await getToasts(page, "az").getByText(markup).waitFor();
  expect(await getToasts(page, "az").getByRole("img").count()).toBe(0);
});

test("shows a banner while the connection is broken, reconnects, and misses no notification", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /WebSocket/ });
  await shortenRandomDelays(page);
  await openAndWaitForSocket(page, paths.notifications);
  await waitForExpect(() => countMarkings()).toBe(1);
  portal.breakSockets({ refusesNext: true });
  await page.getByText(messagesByLanguage.az["feed.down"]).waitFor();
  portal.backend.pushNotification("citizen", { ...welcomeNotification, title: localizedText("Kəsilmə zamanı") });
  portal.acceptSockets();
  await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: "Kəsilmə zamanı" }) })
    .getByText(messagesByLanguage.az["notifications.unread"], { exact: true })
    .waitFor();
  await waitForExpect(() => countMarkings()).toBe(2);
  await waitForExpect(() => page.getByText(messagesByLanguage.az["feed.down"]).count()).toBe(0);
  portal.backend.pushNotification("citizen", questionNotification);
  await getToasts(page, "az").getByRole("link", { name: questionNotification.title.az }).waitFor();
});

test.for(selectCases(testedLanguages))(
  "announces after an outage what was missed, once in two tabs, in %s",
  async (language) => {
    const { page, newPage } = await portal.newVisitor({ as: "citizen", language, expectedConsoleErrors: /WebSocket/ });
    const tabs = [page, await newPage()];
    for (const tab of tabs) await openAndWaitForSocket(tab, paths.faq);
    const resubscribed = tabs.map(waitForSubscription);
    addUnpushedNotifications(1);
    portal.breakSockets();
    const countToasts = async (): Promise<number> => {
      const counts = await Promise.all(tabs.map((tab) => getToasts(tab, language).getByText("Mətn 1").count()));
      return counts.reduce((sum, count) => sum + count, 0);
    };
    // The toast of one tab may be gone before the other tab has read anything.
    await Promise.any(tabs.map((tab) => keepToasts(getToasts(tab, language))));
    await Promise.all(resubscribed);
    for (const tab of tabs) await waitForExpect(() => getNotificationsLink(tab, language).innerText()).toMatch(/3/);
    await Promise.all(tabs.map((tab) => tab.waitForLoadState("networkidle")));
    expect(await countToasts()).toBe(1);
    for (const tab of tabs) expect(await findAccessibilityViolations(tab)).toEqual([]);
  },
);

test.for(
  selectCases([
    ["az", "5 yeni bildiriş"],
    ["ru", "5 новых уведомлений"],
    ["en", "5 new notifications"],
  ]),
)("announces many missed notifications with their number and a link, in %s", async ([language, summary]) => {
  const { page } = await portal.newVisitor({ as: "citizen", language, expectedConsoleErrors: /WebSocket/ });
  await openAndWaitForSocket(page, paths.faq);
  await waitForExpect(() => getNotificationsLink(page, language).innerText()).toMatch(/2/);
  const resubscribed = waitForSubscription(page);
  addUnpushedNotifications(5);
  portal.breakSockets();
  await resubscribed;
  const link = getToasts(page, language).getByRole("link", { name: summary });
  await link.waitFor();
  await keepToasts(getToasts(page, language));
  expect(await readToasts(page, language)).toHaveLength(1);
  await waitForExpect(() => getNotificationsLink(page, language).innerText()).toMatch(/7/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await link.click();
  await getNotificationHeading(page, "Kəsilmə 5").waitFor();
});

test("shows and announces what changed between the loading of an appeal and the subscription", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const { promise: released, resolve: releaseSocket } = Promise.withResolvers<void>();
  await page.routeWebSocket("**/ws", async (socket) => {
    await released;
    socket.connectToServer();
  });
  const accountId = findAccount(portal.backend, "citizen").id;
  const appeal = portal.backend.state.appeals.find(
    (candidate) => candidate.accountId === accountId && canTransition(candidate, "IN_PROCESS"),
  );
  if (appeal === undefined) throw new Error("The sample data has no appeal that waits.");
  await page.goto(getHref("appeal", { id: String(appeal.id) }));
  const { "appeal.title": title, "status.IN_PROCESS.next": nextStep } = messagesByLanguage.en;
  await getPageHeading(page, title.replace("{number}", appeal.number)).waitFor();
  await waitForExpect(() => getNotificationsLink(page, "en").innerText()).toMatch(/2/);
  expect(await page.getByText(nextStep).count()).toBe(0);
  transitionAppeal(portal.backend, appeal, "IN_PROCESS");
  releaseSocket();
  // At the same time: the toast disappears some seconds later, also while the page is slow.
  await Promise.all([
    getToasts(page, "en").getByText(appeal.number).first().waitFor(),
    page.getByText(nextStep).waitFor(),
  ]);
  await waitForExpect(() => getNotificationsLink(page, "en").innerText()).toMatch(/3/);
});

test("announces nothing that was there before an outage, and nothing when a page is loaded", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /WebSocket/ });
  addUnpushedNotifications(3);
  await openAndWaitForSocket(page, paths.faq);
  await waitForExpect(() => getNotificationsLink(page, "az").innerText()).toMatch(/5/);
  const resubscribed = waitForSubscription(page);
  const listed = page.waitForResponse((response) => /\/notification\?/.test(response.url()));
  portal.breakSockets();
  await resubscribed;
  await listed;
  portal.backend.pushNotification("citizen", questionNotification);
  await getToasts(page, "az").getByRole("link", { name: questionNotification.title.az }).waitFor();
  expect(await readToasts(page, "az")).toHaveLength(1);
});

test("announces what was missed where the server does not confirm the subscription", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /WebSocket/ });
  await shortenRandomDelays(page);
  let subscriptions = 0;
  await page.routeWebSocket("**/ws", (socket) => {
    socket.connectToServer().onMessage((frame) => {
      if (String(frame).startsWith("RECEIPT")) subscriptions += 1;
      else socket.send(frame);
    });
  });
  const banner = page.getByText(messagesByLanguage.az["feed.down"]);
  await page.goto(paths.faq);
  await waitForExpect(() => subscriptions).toBe(1);
  portal.backend.pushNotification("citizen", questionNotification);
  await getToasts(page, "az").getByRole("link", { name: questionNotification.title.az }).waitFor();
  addUnpushedNotifications(1);
  portal.breakSockets({ refusesNext: true });
  await banner.waitFor();
  portal.acceptSockets();
  await waitForExpect(() => subscriptions).toBe(2);
  portal.backend.pushNotification("citizen", welcomeNotification);
  await Promise.all([banner.waitFor({ state: "detached" }), getToasts(page, "az").getByText("Mətn 1").waitFor()]);
});

test("announces a pushed notification in one of two tabs", async () => {
  const { page, newPage } = await portal.newVisitor({ as: "citizen" });
  const tabs = [page, await newPage()];
  for (const tab of tabs) await openAndWaitForSocket(tab, paths.notifications);
  portal.backend.pushNotification("citizen", welcomeNotification);
  // The toast of one tab may be gone before the other tab has received anything.
  await Promise.any(tabs.map((tab) => keepToasts(getToasts(tab, "az"))));
  // Both tabs have received it.
  for (const tab of tabs) await getNotificationHeading(tab, welcomeNotification.title.az).waitFor();
  const counts = await Promise.all(
    tabs.map((tab) => getToasts(tab, "az").getByText(welcomeNotification.description.az).count()),
  );
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
});

test("reconnects with the refreshed access token after the old one expired", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /WebSocket|401/ });
  // The request that renews the token is sent after a random delay.
  await page.addInitScript(() => (Math.random = () => 0));
  let subscriptions = 0;
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => void (String(payload).startsWith("RECEIPT") && (subscriptions += 1))),
  );
  await openAndWaitForSocket(page, paths.notifications);
  expireTokens(portal.backend, "access");
  portal.breakSockets();
  // The first connection may still have the old token.
  await waitForExpect(() => subscriptions).toBe(2);
  expect(portal.backend.state.requestCounts.renewSession).toBe(1);
  portal.backend.pushNotification("citizen", questionNotification);
  await getToasts(page, "az").getByRole("link", { name: questionNotification.title.az }).waitFor();
});

test("closes the connection of a page that is left, and announces what was missed when it comes back", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  const closed = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("close"));
  await openAndWaitForSocket(page, paths.faq);
  await waitForExpect(() => getNotificationsLink(page, "az").innerText()).toMatch(/2/);
  const send = (type: "pagehide" | "pageshow"): Promise<boolean> =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await send("pagehide");
  await closed;
  addUnpushedNotifications(1);
  await send("pageshow");
  await getToasts(page, "az").getByText("Mətn 1").waitFor();
});

test("closes the connection on sign-out", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  const closed = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("close"));
  await openAndWaitForSocket(page, paths.notifications);
  await getAccountButton(page, personas.foreign.name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await closed;
  portal.backend.pushNotification("foreign", welcomeNotification);
  await getPageHeading(page, messagesByLanguage.en["home.title"]).waitFor();
  await expectNoToasts(page, "en");
});
