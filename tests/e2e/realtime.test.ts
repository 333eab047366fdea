import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { say as told, text } from "../../mocks/store/localizedText.ts";
import { question, welcome } from "../../mocks/store/notifications.ts";
import { personas } from "../../mocks/store/personas.ts";
import { expireTokens } from "../../mocks/store/sessions.ts";
import { paths } from "../../src/config/paths.ts";
import { account, bell, heading, notice, toasts } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

/** Opens a page with the feed listening: the browser has sent its subscription and the service has confirmed it. */
async function listening(page: Page, address: string): Promise<void> {
  const confirmed = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived", ({ payload }) => String(payload).startsWith("RECEIPT")));
  await page.goto(address);
  await confirmed;
}

test.for(languages)("a pushed message is shown at once, counted and listed, in %s", async (language) => {
  const { page } = await portal.visitor({ as: "citizen", language });
  await listening(page, paths.notifications);
  await soon(() => bell(page, language).innerText()).toMatch(/2/);
  portal.world.push("citizen", welcome);
  await toasts(page, language).getByText(told(welcome.description, language)).waitFor();
  await soon(() => bell(page, language).innerText()).toMatch(/3/);
  await notice(page, told(welcome.title, language)).waitFor();
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
  await heading(page, words[language]["screen.generalEvaluation.title"]).waitFor();
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
  // Twenty wait to be seen; all of them are in the list.
  await toasts(page, "az").getByText(/17/).waitFor();
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
  await notice(page, "Kəsilmə zamanı").waitFor();
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
  await account(page, personas.foreign.name).click();
  await page.getByRole("button", { name: words.en["session.signOut"] }).click();
  await closed;
  portal.world.push("foreign", welcome);
  await heading(page, words.en["home.title"]).waitFor();
  expect(await toasts(page, "en").getByRole("listitem").count()).toBe(0);
});
