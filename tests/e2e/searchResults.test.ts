import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

test("counts the results by section, highlights the matches, and filters by section", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const messages = messagesByLanguage.az;
  await page.goto(`${paths.search}?word=sikayet`);
  await page.getByRole("link", { name: messages["search.spelling"].replace("{word}", "şikayət") }).waitFor();
  const results = page.getByRole("main").getByRole("heading", { level: 2 });
  await waitForExpect(() => results.count()).toBeGreaterThan(3);
  expect(await page.locator("mark").first().innerText()).toMatch(/^şikayət$/i);
  const totalCount = await results.count();

  const sections = page.getByRole("navigation", { name: messages["search.sections"] });
  expect(await sections.getByRole("link").first().innerText()).toBe(`${messages["list.all"]} (${totalCount})`);
  expect(await sections.getByText(messages["page.informativeServices.title"]).count()).toBe(0);
  const news = sections.getByRole("link", { name: new RegExp(`^${messages["page.news.title"]}`) });
  const newsCount = Number(/\d+/.exec(await news.innerText())?.[0]);
  await news.click();
  await waitForExpect(() => results.count()).toBe(newsCount);
  expect(await news.getAttribute("aria-current")).toBe("page");
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test.for(selectCases(testedLanguages))("suggests what to do when nothing was found, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language });
  const messages = messagesByLanguage[language];
  await page.goto(`${paths.search}?word=zzzz`);
  await page.getByRole("heading", { level: 2, name: messages["search.nothing"] }).waitFor();
  for (const tip of ["spelling", "shorter", "letters", "language"] as const)
    await page.getByText(messages[`search.tip.${tip}`]).waitFor();
  const main = page.getByRole("main");
  for (const name of ["faq", "callCenter", "siteMap"] as const)
    await main.getByRole("link", { name: messages[`page.${name}.title`] }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("suggests a shorter word when nothing was found", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`${paths.search}?word=certificateszz`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /certificate/ })
    .click();
  await page.getByRole("main").getByRole("heading", { level: 2 }).nth(1).waitFor();
  expect(new URL(page.url()).searchParams.get("word")).toBe("certificates".slice(0, 11));
});

test("names the language of what is found in another one than the page", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`${paths.search}?word=növbədədir`);
  const result = page.getByRole("main").getByRole("listitem").filter({ hasText: "növbədədir" });
  await result.getByRole("link", { name: messagesByLanguage.en["language.in.az"] }).waitFor();
  expect(await result.locator("p bdi").getAttribute("lang")).toBe("az");
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("finds screens of the portal and says which need a sign-in, whatever the backend finds", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const messages = messagesByLanguage.az;
  await page.route("**/search/public*", (route) =>
    route.fulfill({ json: { items: [], page: 1, perPage: 10, total: 0 } }),
  );
  const main = page.getByRole("main");
  await page.goto(`${paths.search}?word=dollar`);
  const rates = main.getByRole("link", { name: messages["page.exchangeRates.title"], exact: true });
  await rates.waitFor();
  expect(await rates.getAttribute("href")).toBe(paths.exchangeRates);
  expect(await main.getByText(messages["search.screen"], { exact: true }).count()).toBe(1);
  await page.goto(`${paths.search}?word=senedlerim`);
  const documents = main.getByRole("link", { name: messages["page.documents.title"], exact: true });
  await documents.waitFor();
  await main.getByText(messages["search.screen.signIn"]).first().waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await documents.click();
  await page.waitForURL(`**${paths.documents}`);
});
