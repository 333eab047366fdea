import { expect, test } from "vitest";
import { etalonCategorySlugs, paths, registerSlugs } from "../../src/config/paths.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();

test.for(testedLanguages)(
  "the footer leads to the site map, the accessibility statement and what is kept, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const say = messagesByLanguage[language];
    await page.goto(paths.faq);
    for (const name of ["siteMap", "accessibility", "deviceData"] as const) {
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: say[`screen.${name}.title`] })
        .click();
      await page
        .getByRole("main")
        .getByRole("heading", { level: 1, name: say[`screen.${name}.title`] })
        .waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    }
  },
);

test("the site map has every section, the eight etalons and the four registers", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.siteMap);
  const links = page.getByRole("main").getByRole("link");
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of [
    paths.eServices,
    paths.paidPayments,
    paths.goodsCode,
    paths.newsLetters,
    paths.accessibility,
    ...etalonCategorySlugs.map((one) => `/etalons/${one}`),
    ...registerSlugs.map((one) => `/registers/${one}`),
  ]) {
    expect(addresses).toContain(address);
  }
  expect(addresses.some((address) => address.includes(":") || address.includes("informative"))).toBe(false);
});

test("everything that is kept on the device is listed, and can be deleted after a question", async () => {
  const { page, context } = await portal.newVisitor({ as: "foreign", language: "ru" });
  const say = messagesByLanguage.ru;
  await page.goto(paths.deviceData);
  const token = page.getByRole("row", { name: say["device.accessToken"] });
  await token.getByText(say["device.set"]).waitFor();
  const listed = await page.getByRole("main").locator("code").allInnerTexts();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  for (const key of kept) expect(listed).toContain(key);

  const clear = page.getByRole("main").getByRole("button", { name: say["device.clear"] });
  await clear.click();
  await page.getByRole("dialog").getByRole("button", { name: say["confirm.reject"] }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await token.getByText(say["device.set"]).count()).toBe(1);

  await clear.click();
  await page.getByRole("dialog").getByRole("button", { name: say["device.clear"] }).click();
  // The language was kept on the device too.
  await page.getByText(messagesByLanguage.az["device.cleared"]).waitFor();
  await page.getByRole("button", { name: messagesByLanguage.az["signIn.identity"] }).first().waitFor();
  await waitForExpect(() =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  ).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
