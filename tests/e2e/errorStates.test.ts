import { expect, test } from "vitest";
import { refusalExample } from "../../mocks/operations.ts";
import { news } from "../../mocks/sampleData/news.ts";
import { say as told } from "../../mocks/store/localizedText.ts";
import { paths } from "../../src/config/paths.ts";
import { answerOf } from "./support/fetchWithRetry.ts";
import { heading, toasts } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

test.for(languages)("a part of the page that cannot be read says so, and can be tried again while the rest is there, in %s", async (language) => {
  const { page } = await portal.visitor({ language, expected: /503/ });
  const say = words[language];
  portal.world.state.faults.push({ operationId: "listPosts", status: 503, times: 3, delaySeconds: 0 });
  await page.goto(paths.home);
  await page.getByRole("main").getByText(say["state.notLoaded"]).waitFor();
  await page.getByRole("table").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: say["action.tryAgain"] }).click();
  await page.getByRole("link", { name: told(news[0]!.title, language) }).waitFor();
});

test.for(languages)("a service that has no such call yet shows an empty section, in %s", async (language) => {
  const { page } = await portal.visitor({ language, expected: /404/ });
  portal.world.state.faults.push({ operationId: "listPosts", status: 404, times: 1, delaySeconds: 0 });
  await page.goto(paths.news);
  await page.getByRole("main").getByText(words[language]["empty.information"]).waitFor();
  expect(await toasts(page, language).getByRole("listitem").count()).toBe(0);
});

test("without a network the page says that, and works again when it is back", async () => {
  const { page, context } = await portal.visitor({ language: "en", expected: /Failed to load|ERR_INTERNET/ });
  await page.goto(paths.faq);
  await page.getByRole("contentinfo").getByRole("link", { name: words.en["screen.exchangeRates.title"] }).hover();
  await page.route("**/api/**", (route) => route.abort("internetdisconnected"));
  await page.getByRole("contentinfo").getByRole("link", { name: words.en["screen.exchangeRates.title"] }).click();
  await page.getByRole("main").getByText(words.en["failure.offline"]).waitFor();
  await context.unrouteAll();
  await page.unrouteAll();
  await page.getByRole("button", { name: words.en["action.tryAgain"] }).click();
  await page.getByRole("table").waitFor();
});

test.for([
  ["az", "Naməlum xəta baş verdi!"],
  ["ru", words.ru["failure.unknown"]],
  ["en", words.en["failure.unknown"]],
] as const)("a failure is told in the service's words, and without any as in %s “%s”", async ([language, unknown]) => {
  const { page } = await portal.visitor({ as: "citizen", language, expected: /500/ });
  const shown = toasts(page, language);
  portal.world.state.faults.push({ operationId: "markNotificationsRead", status: 500, times: 1, delaySeconds: 0 });
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: words[language]["notifications.markRead"] }).click();
  await shown.getByText(refusalExample("markNotificationsRead", 500, language).message).waitFor();
  await shown.getByRole("button", { name: words[language]["action.dismiss"] }).click();
  await soon(() => shown.getByRole("listitem").count()).toBe(0);

  await page.route("**/notification/read*", (route) => route.fulfill({ status: 500, body: "<h1>Bad gateway</h1>", contentType: "text/html" }));
  await page.getByRole("button", { name: words[language]["notifications.markRead"] }).click();
  await shown.getByText(unknown, { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  const box = await shown.getByRole("listitem").boundingBox();
  expect(box && box.x + box.width > 1280 - 60 && box.y + box.height > 900 - 60, "at the bottom right").toBe(true);
  await shown.getByRole("button", { name: words[language]["action.dismiss"] }).focus();
  await page.keyboard.press("Escape");
  await soon(() => shown.getByRole("listitem").count()).toBe(0);
});

test("a page whose script is gone is read again from a new release, once", async () => {
  const { page } = await portal.visitor({ language: "az", expected: /404|Failed to fetch dynamically/ });
  await page.goto(paths.home);
  await heading(page, words.az["home.title"]).waitFor();
  let opened = 0;
  let released = false;
  await page.route("**/assets/Faq-*.js", (route) => (released ? route.fallback() : route.fulfill({ status: 404, body: "" })));
  await page.route(`${portal.origin}/`, async (route) => {
    const answer = await answerOf(route);
    released = true;
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/assets\/index-/g, "assets/newer-") });
  });
  page.on("framenavigated", () => (opened += 1));
  await page.getByRole("navigation", { name: words.az["menu.label"] }).getByRole("link", { name: words.az["screen.faq.title"] }).click();
  await heading(page, words.az["screen.faq.title"]).waitFor();
  await page.getByRole("main").getByRole("group").first().waitFor();
  // The router's own change of address, and the one new opening.
  expect(opened).toBe(2);
});

test("a page whose script does not come says so, and comes when it is tried again; other parts are only missing", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "ru", expected: /404|Failed to fetch dynamically/ });
  const say = words.ru;
  await page.route("**/assets/{Faq,SidebarNav}-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(paths.faq);
  await page.getByRole("main").getByRole("button", { name: say["action.tryAgain"] }).waitFor();
  await toasts(page, "ru").getByText(say["state.notLoaded"]).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.unrouteAll();
  await page.getByRole("main").getByRole("button", { name: say["action.tryAgain"] }).click();
  await page.getByRole("main").getByRole("group").first().waitFor();
  await page.getByRole("banner").getByRole("link", { name: say["screen.eServices.title"] }).click();
  await page.getByRole("navigation", { name: say["sidebar.label"] }).waitFor();
});
