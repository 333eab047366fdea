import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { translate as told, localizedText } from "../../mocks/store/localizedText.ts";
import { questionNotification, welcomeNotification } from "../../mocks/store/notifications.ts";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { paths } from "../../src/config/paths.ts";
import {
  getAccountButton,
  getNotificationsLink,
  getPageHeading,
  getNotificationHeading,
  getToasts,
} from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();

/** Opens a page with the feed listening: the browser has sent its subscription and the service has confirmed it. */
async function openAndWaitForSocket(page: Page, address: string): Promise<void> {
  const confirmed = page
    .waitForEvent("websocket")
    .then((socket) => socket.waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("RECEIPT")));
  await page.goto(address);
  await confirmed;
}

test.for(testedLanguages)("a pushed message is shown at once, counted and listed, in %s", async (language) => {
  const { page } = await portal.newVisitor({ as: "citizen", language });
  await openAndWaitForSocket(page, paths.notifications);
  await waitForExpect(() => getNotificationsLink(page, language).innerText()).toMatch(/2/);
  portal.backend.pushNotification("citizen", welcomeNotification);
  await getToasts(page, language).getByText(told(welcomeNotification.description, language)).waitFor();
  await waitForExpect(() => getNotificationsLink(page, language).innerText()).toMatch(/3/);
  await getNotificationHeading(page, told(welcomeNotification.title, language)).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await getToasts(page, language).getByRole("button", { name: messagesByLanguage[language]["action.dismiss"] }).click();
  await waitForExpect(() => getToasts(page, language).getByRole("listitem").count()).toBe(0);
});

test.for(testedLanguages)("a pushed question is a link to the general evaluation, in %s", async (language) => {
  const { page } = await portal.newVisitor({ as: "citizen", language });
  await openAndWaitForSocket(page, paths.faq);
  await waitForExpect(() => getNotificationsLink(page, language).innerText()).toMatch(/2/);
  portal.backend.pushNotification("citizen", questionNotification);
  const link = getToasts(page, language).getByRole("link", { name: told(questionNotification.title, language) });
  await link.waitFor();
  await waitForExpect(() => getNotificationsLink(page, language).innerText()).toMatch(/3/);
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await link.click();
  await getPageHeading(page, messagesByLanguage[language]["screen.generalEvaluation.title"]).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.generalEvaluation);
});

test("nobody sees what is pushed to somebody else, and a visitor has no feed at all", async () => {
  const [citizen, anonymous] = [await portal.newVisitor({ as: "citizen" }), await portal.newVisitor()];
  const sockets: string[] = [];
  anonymous.page.on("websocket", (socket) => sockets.push(socket.url()));
  await anonymous.page.goto(paths.faq);
  await openAndWaitForSocket(citizen.page, paths.faq);
  portal.backend.pushNotification("admin", questionNotification);
  portal.backend.pushNotification("citizen", welcomeNotification);
  await getToasts(citizen.page, "az").getByText(welcomeNotification.description.az).waitFor();
  expect(await getToasts(citizen.page, "az").getByRole("listitem").count()).toBe(1);
  expect(sockets).toEqual([]);
});

test("a flood of messages shows the last three, counts all, and asks the service once when it is over", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  await openAndWaitForSocket(page, paths.faq);
  await waitForExpect(() => getNotificationsLink(page, "az").innerText()).toMatch(/2/);
  const before = portal.backend.state.requestCounts.countNotifications ?? 0;
  for (const number of Array(30).keys())
    portal.backend.pushNotification("citizen", {
      ...welcomeNotification,
      description: localizedText(`Bildiriş № ${number + 1}`),
    });
  await getToasts(page, "az").getByText("Bildiriş № 30").waitFor();
  expect(await getToasts(page, "az").getByRole("listitem").count()).toBe(3);
  // Twenty wait to be seen; all of them are in the list.
  await getToasts(page, "az").getByText(/17/).waitFor();
  await waitForExpect(() => getNotificationsLink(page, "az").innerText()).toMatch(/32/);
  await waitForExpect(() => portal.backend.state.requestCounts.countNotifications).toBe(before + 1);
});

test("what a message says is text, never markup", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  await openAndWaitForSocket(page, paths.faq);
  const written = '<img src=x onerror="alert(1)"> <b>qalın</b>';
  portal.backend.pushNotification("citizen", { ...welcomeNotification, description: localizedText(written) });
  await getToasts(page, "az").getByText(written).waitFor();
  expect(await getToasts(page, "az").getByRole("img").count()).toBe(0);
});

test("a feed that broke is told quietly, comes back by itself, and misses nothing", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /WebSocket/ });
  await openAndWaitForSocket(page, paths.notifications);
  await waitForExpect(() => getNotificationsLink(page, "az").innerText()).toMatch(/2/);
  const again = page
    .waitForEvent("websocket")
    .then((socket) => socket.waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("RECEIPT")));
  portal.breakSockets();
  await page.getByText(messagesByLanguage.az["feed.down"]).waitFor();
  portal.backend.pushNotification("citizen", { ...welcomeNotification, title: localizedText("Kəsilmə zamanı") });
  await again;
  await getNotificationHeading(page, "Kəsilmə zamanı").waitFor();
  await waitForExpect(() => getNotificationsLink(page, "az").innerText()).toMatch(/3/);
  await waitForExpect(() => page.getByText(messagesByLanguage.az["feed.down"]).count()).toBe(0);
  portal.backend.pushNotification("citizen", questionNotification);
  await getToasts(page, "az").getByRole("link", { name: questionNotification.title.az }).waitFor();
});

test("a feed comes back with the renewed sign-in when the old one has run out", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", expectedConsoleErrors: /WebSocket|401/ });
  await openAndWaitForSocket(page, paths.notifications);
  expireTokens(portal.backend, "access");
  portal.breakSockets();
  await waitForExpect(() => portal.backend.state.requestCounts.renewSession).toBe(1);
  await waitForExpect(() => page.getByText(messagesByLanguage.az["feed.down"]).count()).toBe(0);
  portal.backend.pushNotification("citizen", questionNotification);
  await getToasts(page, "az").getByRole("link", { name: questionNotification.title.az }).waitFor();
});

test("messages stop with the sign-in", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  const closed = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("close"));
  await openAndWaitForSocket(page, paths.notifications);
  await getAccountButton(page, personas.foreign.name).click();
  await page.getByRole("button", { name: messagesByLanguage.en["session.signOut"] }).click();
  await closed;
  portal.backend.pushNotification("foreign", welcomeNotification);
  await getPageHeading(page, messagesByLanguage.en["home.title"]).waitFor();
  expect(await getToasts(page, "en").getByRole("listitem").count()).toBe(0);
});
