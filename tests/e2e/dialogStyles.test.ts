import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";

const portal = setUpPortal();

test("keeps the custom properties of the theme when a dialog closes, so that the next one does not restyle the page", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  const readProperty = (name: string): Promise<string> =>
    page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);
  expect(await readProperty("--mui-palette-primary-main")).toBe("");

  await page.getByRole("banner").getByRole("button", { name: messagesByLanguage.en["signIn.foreign"] }).click();
  await page.getByRole("dialog").waitFor();
  const brand = await readProperty("--color-brand");
  expect(await readProperty("--mui-palette-primary-main")).toBe(brand);

  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await readProperty("--mui-palette-primary-main")).toBe(brand);
});
