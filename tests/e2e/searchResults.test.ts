import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();

test("everything found is counted by section, marked, and narrowed to one section", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const say = messagesByLanguage.az;
  await page.goto(`${paths.search}?word=sikayet`);
  await page.getByRole("link", { name: say["search.spelling"].replace("{word}", "şikayət") }).waitFor();
  const results = page.getByRole("main").getByRole("heading", { level: 2 });
  await waitForExpect(() => results.count()).toBeGreaterThan(3);
  expect(await page.locator("mark").first().innerText()).toMatch(/^şikayət$/i);
  const all = await results.count();

  const places = page.getByRole("navigation", { name: say["search.places"] });
  expect(await places.getByRole("link").first().innerText()).toBe(`${say["list.all"]} (${all})`);
  expect(await places.getByText(say["screen.informativeServices.title"]).count()).toBe(0);
  const news = places.getByRole("link", { name: new RegExp(`^${say["screen.news.title"]}`) });
  const count = Number(/\d+/.exec(await news.innerText())?.[0]);
  await news.click();
  await waitForExpect(() => results.count()).toBe(count);
  expect(await news.getAttribute("aria-current")).toBe("page");
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test.for(["az", "ru", "en"] as const)(
  "a search that finds nothing helps to find something, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const say = messagesByLanguage[language];
    await page.goto(`${paths.search}?word=zzzz`);
    await page.getByRole("heading", { level: 2, name: say["search.nothing"] }).waitFor();
    for (const tip of ["spelling", "shorter", "letters", "language"] as const)
      await page.getByText(say[`search.tip.${tip}`]).waitFor();
    const main = page.getByRole("main");
    for (const name of ["faq", "callCenter", "siteMap"] as const)
      await main.getByRole("link", { name: say[`screen.${name}.title`] }).waitFor();
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("a word with an ending that nothing has is offered without it", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`${paths.search}?word=certificateszz`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /certificate/ })
    .click();
  await page.getByRole("main").getByRole("heading", { level: 2 }).nth(1).waitFor();
  expect(new URL(page.url()).searchParams.get("word")).toBe("certificates".slice(0, 11));
});
