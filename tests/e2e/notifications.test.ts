import { expect, test } from "vitest";
import { localizedText } from "../../mocks/store/localizedText.ts";
import { welcomeNotification } from "../../mocks/store/notifications.ts";
import { personas } from "../../mocks/store/personas.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import { withoutLanguage } from "../../src/i18n/languagePaths.ts";
import {
  expectNoToasts,
  getAccountButton,
  getNotificationHeading,
  getNotificationsLink,
  getEmptyStateHeading,
  getPageHeading,
  getSignInButton,
  waitForNotifications,
} from "./support/locators.ts";
import { waitForSubscription } from "./support/navigation.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

test.for(selectCases(testedLanguages))(
  "lists and counts unread notifications until they are marked as read, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language });
    const messages = messagesByLanguage[language];
    const unreadChips = page.getByRole("main").getByText(messages["notifications.unread"], { exact: true });
    await page.goto(paths.faq);
    await waitForExpect(() => getNotificationsLink(page, language).innerText()).toMatch(/2/);
    await waitForExpect(() => page.title()).toMatch(/^\(2\) /);
    expect(portal.backend.state.requestCounts.markNotificationsRead).toBeUndefined();
    await getNotificationsLink(page, language).click();
    await waitForNotifications(page);
    expect(await page.getByRole("main").getByRole("heading", { level: 3 }).count()).toBe(3);
    await waitForExpect(() => getNotificationsLink(page, language).innerText()).not.toMatch(/\d/);
    await waitForExpect(() => page.title()).toMatch(messages["page.notifications.title"]);
    expect(await page.title()).not.toContain("(");
    // The list says until the visitor leaves it what was new.
    await page.waitForLoadState("networkidle");
    expect(await unreadChips.count()).toBe(2);
    expect(portal.backend.state.requestCounts.markNotificationsRead).toBe(1);
    await expectNoToasts(page, language);
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await page.reload();
    await waitForNotifications(page);
    expect(await unreadChips.count()).toBe(0);
    expect(portal.backend.state.requestCounts.markNotificationsRead).toBe(1);
  },
);

test("marks as read what arrives in the open list, once the tab is visible", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const unreadChips = page.getByRole("main").getByText(messagesByLanguage.en["notifications.unread"], { exact: true });
  const countMarkings = (): number | undefined => portal.backend.state.requestCounts.markNotificationsRead;
  await page.addInitScript(() => {
    const state = { isHidden: true };
    Object.defineProperty(document, "visibilityState", { get: () => (state.isHidden ? "hidden" : "visible") });
    addEventListener("show-tab", () => {
      state.isHidden = false;
      document.dispatchEvent(new Event("visibilitychange"));
    });
  });
  const subscribed = waitForSubscription(page);
  await page.goto(paths.notifications);
  await subscribed;
  await waitForExpect(() => unreadChips.count()).toBe(2);
  await waitForExpect(() => getNotificationsLink(page, "en").innerText()).toMatch(/2/);
  expect(countMarkings()).toBeUndefined();
  await page.evaluate(() => dispatchEvent(new Event("show-tab")));
  await waitForExpect(() => getNotificationsLink(page, "en").innerText()).not.toMatch(/\d/);
  expect(countMarkings()).toBe(1);

  portal.backend.pushNotification("citizen", welcomeNotification);
  await waitForExpect(() => unreadChips.count()).toBe(3);
  await waitForExpect(countMarkings).toBe(2);
  await waitForExpect(() => getNotificationsLink(page, "en").innerText()).not.toMatch(/\d/);
  expect(await unreadChips.count()).toBe(3);
});

test("leaves the notifications unread without a message when they cannot be marked", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en", expectedConsoleErrors: /503/ });
  portal.backend.state.faults.push({ operationId: "markNotificationsRead", status: 503, times: 1, delaySeconds: 0 });
  const marked = page.waitForResponse(/notification\/read/);
  await page.goto(paths.notifications);
  await marked;
  await page.waitForLoadState("networkidle");
  await expectNoToasts(page, "en");
  expect(await getNotificationsLink(page, "en").innerText()).toMatch(/2/);
});

test("leads from a notification to its case, and from a question to the evaluation", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.notifications);
  await waitForNotifications(page);
  const accountId = findAccount(portal.backend, "citizen").id;
  const listed = portal.backend.state.notifications
    .filter((notification) => notification.accountId === accountId)
    .toSorted((left, right) => right.createdAt - left.createdAt);
  const hrefs = await page
    .getByRole("main")
    .getByRole("heading", { level: 3 })
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.map(withoutLanguage)).toEqual(
    listed.map(({ appealId }) =>
      appealId === undefined ? paths.generalEvaluation : getHref("appeal", { id: appealId }),
    ),
  );
  const { number } = portal.backend.state.appeals.find(({ id }) => id === listed.at(-1)?.appealId) ?? { number: "" };
  await page.getByRole("main").getByRole("heading", { level: 3 }).getByRole("link").last().click();
  await getPageHeading(page, messagesByLanguage.en["appeal.title"].replace("{number}", number)).waitFor();
});

test.for(selectCases(testedLanguages))(
  "shows an empty state to a user without notifications, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "admin", language });
    await page.goto(paths.notifications);
    await getEmptyStateHeading(page, messagesByLanguage[language]["empty.notifications"]).waitFor();
    expect(await getNotificationsLink(page, language).innerText()).not.toMatch(/\d/);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("renders fifty of six thousand notifications on a page, the newest first", async () => {
  const accountId = findAccount(portal.backend, "citizen").id;
  const now = Date.now();
  for (const number of Array(6000).keys())
    portal.backend.state.notifications.push({
      ...welcomeNotification,
      id: 50_000 + number,
      accountId,
      title: localizedText(`Notification ${number + 1}`),
      createdAt: now - (6000 - number) * 1000,
      isRead: false,
    });
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.notifications);
  const headings = page.getByRole("main").getByRole("heading", { level: 3 });
  await getNotificationHeading(page, "Notification 6000").waitFor();
  expect(await headings.count()).toBe(50);
  const pagination = page.getByRole("navigation", { name: messages["list.pages"] });
  expect(await pagination.innerText()).toContain("6,003");
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await pagination.getByRole("button", { name: messages["list.next"] }).click();
  await getNotificationHeading(page, "Notification 5950").waitFor();
  expect(new URL(page.url()).search).toBe("?page=2");
  // A page that the list no longer has.
  await page.goto(`${paths.notifications}?page=9999`);
  await waitForExpect(() => headings.count()).toBe(3);
});

test("forgets the count of a user who signs out", async () => {
  portal.backend.pushNotification("foreign", welcomeNotification);
  const { page } = await portal.newVisitor({ as: "foreign", language: "en", expectedConsoleErrors: /503/ });
  const messages = messagesByLanguage.en;
  await page.goto(paths.faq);
  const timeOriginMs = await page.evaluate(() => performance.timeOrigin);
  await waitForExpect(() => getNotificationsLink(page, "en").innerText()).toMatch(/\d/);
  await getAccountButton(page, personas.foreign.name).click();
  await page.getByRole("button", { name: messages["session.signOut"] }).click();
  await getSignInButton(page, "en").waitFor();

  // The next count cannot be read, so that only an earlier one could be shown.
  portal.backend.state.faults.push({ operationId: "countNotifications", status: 503, times: 99, delaySeconds: 0 });
  await page.getByRole("banner").getByRole("button", { name: messages["signIn.foreign"] }).click();
  await page.getByRole("textbox", { name: messages["form.signIn.username.label"] }).fill(personas.foreign.signIn.email);
  await page.getByLabel(messages["form.signIn.password.label"], { exact: true }).fill(personas.foreign.signIn.password);
  await page.getByRole("dialog").getByRole("button", { name: messages["signIn.submit"], exact: true }).click();
  await getAccountButton(page, personas.foreign.name).waitFor();
  expect(await getNotificationsLink(page, "en").innerText()).not.toMatch(/\d/);
  // The document is still the one that has shown the count.
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(timeOriginMs);
});

test.for(
  selectCases([
    ["az", "21 oxunmamış bildiriş"],
    ["ru", "21 непрочитанное уведомление"],
    ["en", "21 unread notifications"],
  ]),
)(
  "announces a count of twenty-one with the plural form of the language: in %s “%s”",
  async ([language, accessibleName]) => {
    for (const _ of Array(19)) portal.backend.pushNotification("citizen", welcomeNotification);
    const { page } = await portal.newVisitor({ as: "citizen", language });
    await page.goto(paths.faq);
    await page.getByRole("banner").getByRole("link", { name: accessibleName }).waitFor();
  },
);

test("shows more than 99 unread notifications as 99+, and announces their number", async () => {
  for (const _ of Array(118)) portal.backend.pushNotification("citizen", welcomeNotification);
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.faq);
  await page.getByRole("banner").getByRole("link", { name: "120 unread notifications" }).waitFor();
  expect(await getNotificationsLink(page, "en").innerText()).toContain("99+");
  await waitForExpect(() => page.title()).toMatch(/^\(99\+\) /);
});
