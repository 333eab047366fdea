import { expect, test } from "vitest";
import { aliases, entrances, etalonCategories, paths, registerNames, type PathName } from "../../src/config/paths.ts";
import { screens } from "../../src/app/routes.ts";
import { arrived } from "./support/locators.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

const titleOf = (name: PathName): keyof (typeof words)["az"] => (name === "home" ? "home.title" : (screens[name]?.title ?? "screen.notFound.title"));

test("every other spelling of an address leads to its page, with everything behind the question mark", async () => {
  const { page } = await portal.visitor({ as: "citizen" });
  const others = [...Object.entries(aliases), ...Object.entries(entrances).map(([from, to]) => [paths[from as PathName], to] as const)];
  for (const [other, name] of others) {
    await page.goto(`${other}?from=outside`);
    await page.getByRole("heading", { level: 1, name: words.az[titleOf(name)] }).waitFor();
    expect(page.url(), other).toBe(`${portal.origin}${paths[name]}?from=outside`);
  }
});

test("each of the eight etalon categories and four registers has an address", async () => {
  const { page } = await portal.visitor();
  for (const address of [...etalonCategories.map((category) => `/etalons/${category}`), ...registerNames.map((register) => `/registers/${register}`)]) {
    await page.goto(address);
    expect(await arrived(page), address).not.toBe(words.az["screen.notFound.title"]);
  }
});

test.for(languages)("an address that nothing stands at says so and leads home, in %s", async (language) => {
  const { page } = await portal.visitor({ language });
  const say = words[language];
  // nginx itself refuses an address that is spelt wrongly.
  const wrong = process.env["JOURNEYS_PACKAGE"] === undefined ? ["/%E0%A4%A"] : [];
  for (const address of ["/no-such-page", "/e-services/1/2/3", ...wrong, "/constructor"]) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1, name: say["screen.notFound.title"] }).waitFor();
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole("main").getByRole("link", { name: say["action.home"] }).click();
  await page.getByRole("heading", { level: 1, name: say["home.title"] }).waitFor();
});

test("the competition portal does not know the quality portal's own pages", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto("/informative-services");
  await page.getByRole("heading", { level: 1, name: words.en["screen.notFound.title"] }).waitFor();
});

test.for(languages)("an article that is not there any more is told as such, in %s", async (language) => {
  const { page } = await portal.visitor({ language, expected: /404/ });
  await page.goto("/post/gone");
  await page.getByText(words[language]["post.missing"]).waitFor();
  expect(await violations(page)).toEqual([]);
});
