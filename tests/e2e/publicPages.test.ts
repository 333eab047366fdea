import { expect, test } from "vitest";
import { news } from "../../mocks/sampleData/news.ts";
import { services } from "../../mocks/sampleData/services.ts";
import { translate } from "../../mocks/store/localizedText.ts";
import { toIsoDate } from "../../mocks/store/calendar.ts";
import { getRatesOn } from "../../mocks/store/publishedRates.ts";
import { paths } from "../../src/config/paths.ts";
import { avoidMidnight } from "./support/avoidMidnight.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { getPageHeading } from "./support/locators.ts";
import { getAddress, getPath } from "./support/navigation.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

const electronicServices = services.filter(({ type }) => type === "E_SERVICE");

test.for(selectCases(testedLanguages))(
  "renders the home page with search, services, news and rates, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto("/");
    await getPageHeading(page, messages["home.title"]).waitFor();
    await page.getByRole("heading", { level: 2, name: messages["page.news.title"] }).waitFor();
    await page.getByRole("table").waitFor();
    expect(getPath(page)).toBe("/home");
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

const monthNames = {
  az: "yanvar fevral mart aprel may iyun iyul avqust sentyabr oktyabr noyabr dekabr",
  ru: "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
  en: "January February March April May June July August September October November December",
} as const;

test.for(
  selectCases([
    ["az", "1,7000"],
    ["ru", "1,7000"],
    ["en", "1.7000"],
  ]),
)("formats dates and numbers as in %s: %s, and the name of the month", async ([language, rate]) => {
  const { page } = await portal.newVisitor({ language });
  avoidMidnight(portal.backend);
  const { date = "" } = getRatesOn(portal.backend, toIsoDate(portal.backend.now())) ?? {};
  const [year, month, day] = date.split("-").map(Number);
  await page.goto(paths.exchangeRates);
  await page
    .getByRole("table")
    .getByText(`${day} ${monthNames[language].split(" ")[Number(month) - 1]} ${year}`)
    .waitFor();
  await page.getByRole("row").filter({ hasText: "USD" }).getByText(rate, { exact: true }).waitFor();
});

test("links from the home page to a service and to a news article, and on to related articles", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.home);
  await page.getByRole("link", { name: translate(electronicServices[0]!.title, "en") }).click();
  await page.waitForURL(`**/e-services/${electronicServices[0]?.id}`);
  await page.goBack();
  await page.getByRole("link", { name: translate(news[0]!.title, "en") }).click();
  await getPageHeading(page, translate(news[0]!.title, "en")).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("heading", { level: 2, name: messagesByLanguage.en["post.related"] }).waitFor();
  await page.getByRole("main").getByRole("link").last().click();
  await waitForExpect(() => getPath(page)).not.toBe(`/post/${news[0]?.id}`);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
});

test("pages a long list, with a URL for each page", async () => {
  const { page } = await portal.newVisitor({ language: "ru" });
  const messages = messagesByLanguage.ru;
  await page.goto(paths.eServices);
  const pages = page.getByRole("navigation", { name: messages["list.pages"] });
  await pages
    .getByText(
      messages["list.place"]
        .replace("{first}", "1")
        .replace("{last}", "10")
        .replace("{total}", String(electronicServices.length)),
    )
    .waitFor();
  await pages.getByRole("button", { name: messages["list.next"] }).click();
  await page.getByRole("link", { name: translate(electronicServices[10]!.title, "ru") }).waitFor();
  expect(getAddress(page)).toBe(`${paths.eServices}?page=2`);
  await page.reload();
  await page.getByRole("link", { name: translate(electronicServices[10]!.title, "ru") }).waitFor();
  await page.goBack();
  await page.getByRole("link", { name: translate(electronicServices[0]!.title, "ru") }).waitFor();
});

test("removes scripts, styles, forms and unsafe links from an article", async () => {
  // The sanitiser parses the markup in an inert document; the content security policy already reports it there.
  const { page } = await portal.newVisitor({ language: "en", expectedConsoleErrors: /policy/i });
  const content = `<h2>Plain</h2><p onclick="alert(1)" style="position:fixed">Text</p><img src="x" onerror="alert(1)"><script>alert(1)</script>
    <a href="javascript:alert(1)">One</a><a href="//evil.example">Two</a><a href="https://azstand.gov.az/">Three</a><iframe src="https://evil.example"></iframe><form action="/x"><input name="id"></form>`;
  await page.route("**/posts/public/301*", async (route) => {
    const response = await fetchWithRetry(route);
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), content, image: undefined },
    });
  });
  await page.goto("/post/301");
  await page.getByRole("heading", { level: 2, name: "Plain" }).waitFor();
  const main = page.getByRole("main");
  expect(await main.locator("script, iframe, form, input, img, [style], [onclick]").count()).toBe(0);
  expect(await main.getByText("One").getAttribute("href")).toBeNull();
  expect(await main.getByText("Two").getAttribute("href")).toBeNull();
  expect(await main.getByText("Three").getAttribute("href")).toBe("https://azstand.gov.az/");
});
