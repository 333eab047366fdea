import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { say as told, text } from "../../mocks/world/language.ts";
import { question, welcome } from "../../mocks/world/notices.ts";
import { expireTokens } from "../../mocks/world/sessions.ts";
import { paths } from "../../src/paths.ts";
import { usePortal, violations, words } from "./portal.ts";
import { soon } from "./soon.ts";

const portal = usePortal();
const languages = ["az", "ru", "en"] as const;
type Language = (typeof languages)[number];

const bell = (page: Page, language: Language): Locator => page.getByRole("banner").getByRole("link", { name: words[language]["screen.notifications.title"] });
const toasts = (page: Page, language: Language): Locator => page.getByRole("region", { name: words[language]["toasts.label"] });

/** Opens a page with the feed listening: the browser has sent its subscription and the service has confirmed it. */
async function listening(page: Page, address: string): Promise<void> {
  const confirmed = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("RECEIPT")));
  await page.goto(address);
  await confirmed;
}

test.for(languages)("what is waiting is listed and counted until it is marked as read, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "citizen", language });
  const say = words[language];
  await page.goto(paths.notifications);
  await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
  expect(await page.getByRole("main").getByRole("heading", { level: 2 }).count()).toBe(3);
  expect(await page.getByRole("main").getByText(say["notifications.unread"], { exact: true }).count()).toBe(2);
  await soon(() => bell(page, language).innerText()).toMatch(/2/);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: say["notifications.markRead"] }).click();
  await soon(() => page.getByRole("main").getByText(say["notifications.unread"], { exact: true }).count()).toBe(0);
  await soon(() => bell(page, language).innerText()).not.toMatch(/\d/);
  expect(await page.getByRole("button", { name: say["notifications.markRead"] }).count()).toBe(0);
  expect(portal.world.state.calls.markNotificationsRead).toBe(1);
  await page.reload();
  await page.getByRole("main").getByRole("heading", { level: 2 }).first().waitFor();
  expect(await page.getByRole("main").getByText(say["notifications.unread"], { exact: true }).count()).toBe(0);
});

test.for(languages)("whoever was told nothing yet reads that there is nothing, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "admin", language });
  await page.goto(paths.notifications);
  await page.getByRole("heading", { level: 2, name: words[language]["empty.notifications"] }).waitFor();
  expect(await bell(page, language).innerText()).not.toMatch(/\d/);
  expect(await violations(page)).toEqual([]);
});

test.for([
  ["az", "21 oxunmamış bildiriş"],
  ["ru", "21 непрочитанное уведомление"],
  ["en", "21 unread notifications"],
] as const)("a count of twenty-one is heard as the language says it: in %s “%s”", async ([language, heard]) => {
  for (const _ of Array(19)) portal.world.push("citizen", welcome);
  const { page } = await portal.visitor({ as: "citizen", language });
  await page.goto(paths.faq);
  await page.getByRole("banner").getByRole("link", { name: heard }).waitFor();
});

test.for(languages)("a pushed message is shown at once, counted and listed, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "citizen", language });
  await listening(page, paths.notifications);
  await soon(() => bell(page, language).innerText()).toMatch(/2/);
  portal.world.push("citizen", welcome);
  await toasts(page, language).getByText(told(welcome.description, language)).waitFor();
  await soon(() => bell(page, language).innerText()).toMatch(/3/);
  await page.getByRole("main").getByRole("heading", { level: 2, name: told(welcome.title, language) }).waitFor();
  expect(await violations(page)).toEqual([]);
  await toasts(page, language).getByRole("button", { name: words[language]["action.dismiss"] }).click();
  await soon(() => toasts(page, language).getByRole("listitem").count()).toBe(0);
});

test.for(languages)("a pushed question is a link to the general evaluation, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "citizen", language });
  await listening(page, paths.faq);
  await soon(() => bell(page, language).innerText()).toMatch(/2/);
  portal.world.push("citizen", question);
  const link = toasts(page, language).getByRole("link", { name: told(question.title, language) });
  await link.waitFor();
  await soon(() => bell(page, language).innerText()).toMatch(/3/);
  expect(await violations(page)).toEqual([]);
  await link.click();
  await page.getByRole("heading", { level: 1, name: words[language]["screen.generalEvaluation.title"] }).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.generalEvaluation);
});

test("nobody sees what is pushed to somebody else, and a visitor has no feed at all", async () => {
  const [citizen, anonymous] = [await portal.visitor({ as: "citizen" }), await portal.visitor()];
  const sockets: string[] = [];
  anonymous.page.on("websocket", (socket) => sockets.push(socket.url()));
  await anonymous.page.goto(paths.faq);
  await listening(citizen.page, paths.faq);
  portal.world.push("admin", question);
  portal.world.push("citizen", welcome);
  await toasts(citizen.page, "az").getByText(welcome.description.az).waitFor();
  expect(await toasts(citizen.page, "az").getByRole("listitem").count()).toBe(1);
  expect(sockets).toEqual([]);
});

test("a flood of messages shows the last three, counts all, and asks the service once when it is over", async () => {
  const { page } = await portal.visitor({ as: "citizen" });
  await listening(page, paths.faq);
  await soon(() => bell(page, "az").innerText()).toMatch(/2/);
  const before = portal.world.state.calls.countNotifications ?? 0;
  for (const number of Array(30).keys()) portal.world.push("citizen", { ...welcome, description: text(`Bildiriş № ${number + 1}`) });
  await toasts(page, "az").getByText("Bildiriş № 30").waitFor();
  expect(await toasts(page, "az").getByRole("listitem").count()).toBe(3);
  await toasts(page, "az").getByText(/27/).waitFor();
  await soon(() => bell(page, "az").innerText()).toMatch(/32/);
  await soon(() => portal.world.state.calls.countNotifications).toBe(before + 1);
});

test("what a message says is text, never markup", async () => {
  const { page } = await portal.visitor({ as: "citizen" });
  await listening(page, paths.faq);
  const written = '<img src=x onerror="alert(1)"> <b>qalın</b>';
  portal.world.push("citizen", { ...welcome, description: text(written) });
  await toasts(page, "az").getByText(written).waitFor();
  expect(await toasts(page, "az").getByRole("img").count()).toBe(0);
});

test("a feed that broke is told quietly, comes back by itself, and misses nothing", async () => {
  const { page } = await portal.visitor({ as: "citizen", expected: /WebSocket/ });
  await listening(page, paths.notifications);
  await soon(() => bell(page, "az").innerText()).toMatch(/2/);
  const again = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("RECEIPT")));
  portal.breakFeeds();
  await page.getByText(words.az["feed.down"]).waitFor();
  portal.world.push("citizen", { ...welcome, title: text("Kəsilmə zamanı") });
  await again;
  await page.getByRole("main").getByRole("heading", { level: 2, name: "Kəsilmə zamanı" }).waitFor();
  await soon(() => bell(page, "az").innerText()).toMatch(/3/);
  await soon(() => page.getByText(words.az["feed.down"]).count()).toBe(0);
  portal.world.push("citizen", question);
  await toasts(page, "az").getByRole("link", { name: question.title.az }).waitFor();
});

test("a feed comes back with the renewed sign-in when the old one has run out", async () => {
  const { page } = await portal.visitor({ as: "citizen", expected: /WebSocket|401/ });
  await listening(page, paths.notifications);
  expireTokens(portal.world, "access");
  portal.breakFeeds();
  await soon(() => portal.world.state.calls.renewSession).toBe(1);
  await soon(() => page.getByText(words.az["feed.down"]).count()).toBe(0);
  portal.world.push("citizen", question);
  await toasts(page, "az").getByRole("link", { name: question.title.az }).waitFor();
});

test("messages stop with the sign-in", async () => {
  const { page } = await portal.visitor({ as: "foreign", language: "en" });
  const closed = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("close"));
  await listening(page, paths.notifications);
  await page.getByRole("button", { name: "Emma Lindqvist" }).click();
  await page.getByRole("button", { name: words.en["session.signOut"] }).click();
  await closed;
  portal.world.push("foreign", welcome);
  await page.getByRole("heading", { level: 1, name: words.en["home.title"] }).waitFor();
  expect(await toasts(page, "en").getByRole("listitem").count()).toBe(0);
});
