import { expect, test } from "vitest";
import { usePortal, violations, words } from "./portal.ts";

const portal = usePortal();

test.for(["az", "ru", "en"] as const)("a visitor finds the home page in %s, with search, services, news and rates", async (language) => {
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
