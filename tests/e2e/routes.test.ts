import { expect, test } from "vitest";
import {
  aliases,
  redirects,
  etalonCategorySlugs,
  paths,
  registerSlugs,
  type RouteName,
} from "../../src/config/paths.ts";
import { routes } from "../../src/app/routes.ts";
import { waitForPage } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();

const titleMessageId = (name: RouteName): keyof (typeof messagesByLanguage)["az"] =>
  name === "home" ? "home.title" : (routes[name]?.titleId ?? "screen.notFound.title");

test("every other spelling of an address leads to its page, with everything behind the question mark", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  const others = [
    ...Object.entries(aliases),
    ...Object.entries(redirects).map(([from, to]) => [paths[from as RouteName], to] as const),
  ];
  for (const [other, name] of others) {
    await page.goto(`${other}?from=outside`);
    await page.getByRole("heading", { level: 1, name: messagesByLanguage.az[titleMessageId(name)] }).waitFor();
    expect(page.url(), other).toBe(`${portal.origin}${paths[name]}?from=outside`);
  }
});

test("each of the eight etalon categories and four registers has an address", async () => {
  const { page } = await portal.newVisitor();
  for (const address of [
    ...etalonCategorySlugs.map((category) => `/etalons/${category}`),
    ...registerSlugs.map((register) => `/registers/${register}`),
  ]) {
    await page.goto(address);
    expect(await waitForPage(page), address).not.toBe(messagesByLanguage.az["screen.notFound.title"]);
  }
});

test.for(testedLanguages)("an address that nothing stands at says so and leads home, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language });
  const say = messagesByLanguage[language];
  // nginx itself refuses an address that is spelt wrongly.
  const wrong = process.env["E2E_PACKAGE"] === undefined ? ["/%E0%A4%A"] : [];
  for (const address of ["/no-such-page", "/e-services/1/2/3", ...wrong, "/constructor"]) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: say["screen.notFound.title"] }).waitFor();
  }
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: say["action.home"] }).click();
  await page.getByRole("heading", { level: 1, name: say["home.title"] }).waitFor();
});

test("the competition portal does not know the quality portal's own pages", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto("/informative-services");
  await page.getByRole("heading", { level: 1, name: messagesByLanguage.en["screen.notFound.title"] }).waitFor();
});

test.for(testedLanguages)("an article that is not there any more is told as such, in %s", async (language) => {
  const { page } = await portal.newVisitor({ language, expectedConsoleErrors: /404/ });
  await page.goto("/post/gone");
  await page.getByText(messagesByLanguage[language]["post.missing"]).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
});
