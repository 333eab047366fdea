import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { refusalExample } from "../../mocks/contract.ts";
import { news } from "../../mocks/world/content/news.ts";
import { services } from "../../mocks/world/content/services.ts";
import { say as told } from "../../mocks/world/language.ts";
import { paths } from "../../src/paths.ts";
import { usePortal, violations, words } from "./portal.ts";
import { soon } from "./soon.ts";

const portal = usePortal();
const languages = ["az", "ru", "en"] as const;

const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });
const electronic = services.filter(({ type }) => type === "E_SERVICE");

test.for(languages)("a visitor finds the home page in %s, with search, services, news and rates", async (language) => {
  const { page } = await portal.visitor({ language });
  const say = words[language];
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: say["home.title"] }).waitFor();
  await page.getByRole("heading", { level: 2, name: say["screen.news.title"] }).waitFor();
  await page.getByRole("table").waitFor();
  expect(new URL(page.url()).pathname).toBe("/home");
  expect(await page.locator("html").getAttribute("lang")).toBe(language);
  expect(await violations(page)).toEqual([]);
});

test.for([
  ["az", "16 may 2025", "1,7000"],
  ["ru", "16 мая 2025", "1,7000"],
  ["en", "16 May 2025", "1.7000"],
] as const)("days and numbers are written as in %s: %s, %s", async ([language, day, rate]) => {
  const { page } = await portal.visitor({ language });
  await page.goto(paths.exchangeRates);
  await page.getByRole("table").getByText(day).waitFor();
  await page.getByRole("row").filter({ hasText: "USD" }).getByText(rate, { exact: true }).waitFor();
});

test("a service leads from the home page to its own, and a piece of news to the article and on to related ones", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto(paths.home);
  await page.getByRole("link", { name: told(electronic[0]!.title, "en") }).click();
  await page.waitForURL(`**/e-services/${electronic[0]?.id}`);
  await page.goBack();
  await page.getByRole("link", { name: told(news[0]!.title, "en") }).click();
  await heading(page, told(news[0]!.title, "en")).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("heading", { level: 2, name: words.en["post.related"] }).waitFor();
  await page.getByRole("main").getByRole("link").last().click();
  await soon(() => new URL(page.url()).pathname).not.toBe(`/post/${news[0]?.id}`);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
});

test("a long list has pages, each at an address of its own", async () => {
  const { page } = await portal.visitor({ language: "ru" });
  const say = words.ru;
  await page.goto(paths.eServices);
  const pages = page.getByRole("navigation", { name: say["list.pages"] });
  await pages.getByText(say["list.place"].replace("{first}", "1").replace("{last}", "10").replace("{total}", String(electronic.length))).waitFor();
  await pages.getByRole("button", { name: say["list.next"] }).click();
  await page.getByRole("link", { name: told(electronic[10]!.title, "ru") }).waitFor();
  expect(page.url()).toBe(`${portal.origin}${paths.eServices}?page=2`);
  await page.reload();
  await page.getByRole("link", { name: told(electronic[10]!.title, "ru") }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: told(electronic[0]!.title, "ru") }).waitFor();
});

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
  expect(await page.getByRole("region", { name: words[language]["toasts.label"] }).getByRole("listitem").count()).toBe(0);
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
  const toasts = page.getByRole("region", { name: words[language]["toasts.label"] });
  portal.world.state.faults.push({ operationId: "markNotificationsRead", status: 500, times: 1, delaySeconds: 0 });
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: words[language]["notifications.markRead"] }).click();
  await toasts.getByText(refusalExample("markNotificationsRead", 500, language).message).waitFor();
  await toasts.getByRole("button", { name: words[language]["action.dismiss"] }).click();
  await soon(() => toasts.getByRole("listitem").count()).toBe(0);

  await page.route("**/notification/read*", (route) => route.fulfill({ status: 500, body: "<h1>Bad gateway</h1>", contentType: "text/html" }));
  await page.getByRole("button", { name: words[language]["notifications.markRead"] }).click();
  await toasts.getByText(unknown, { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  const box = await toasts.getByRole("listitem").boundingBox();
  expect(box && box.x + box.width > 1280 - 60 && box.y + box.height > 900 - 60, "at the bottom right").toBe(true);
  await toasts.getByRole("button", { name: words[language]["action.dismiss"] }).focus();
  await page.keyboard.press("Escape");
  await soon(() => toasts.getByRole("listitem").count()).toBe(0);
});

test("what the service writes into an article cannot run or lead anywhere strange", async () => {
  // The sanitiser reads it where nothing runs, and the browser's policy speaks up there already.
  const { page } = await portal.visitor({ language: "en", expected: /policy/i });
  const content = `<h2>Plain</h2><p onclick="alert(1)" style="position:fixed">Text</p><img src="x" onerror="alert(1)"><script>alert(1)</script>
    <a href="javascript:alert(1)">One</a><a href="//evil.example">Two</a><a href="https://azstand.gov.az/">Three</a><iframe src="https://evil.example"></iframe><form action="/x"><input name="id"></form>`;
  await page.route("**/posts/public/301*", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), content, image: undefined } });
  });
  await page.goto("/post/301");
  await page.getByRole("heading", { level: 2, name: "Plain" }).waitFor();
  const main = page.getByRole("main");
  expect(await main.locator("script, iframe, form, input, img, [style], [onclick]").count()).toBe(0);
  expect(await main.getByText("One").getAttribute("href")).toBeNull();
  expect(await main.getByText("Two").getAttribute("href")).toBeNull();
  expect(await main.getByText("Three").getAttribute("href")).toBe("https://azstand.gov.az/");
});
