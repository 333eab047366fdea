import { expect, test } from "vitest";
import { refusalExample } from "../../mocks/contract.ts";
import { news } from "../../mocks/world/content/news.ts";
import { say as told } from "../../mocks/world/language.ts";
import { paths } from "../../src/paths.ts";
import { toasts } from "./find.ts";
import { languages, usePortal, words } from "./portal.ts";
import { soon } from "./soon.ts";
import { violations } from "./violations.ts";

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
