import { expect, test } from "vitest";
import { callCenterPhone } from "../../mocks/store/callCenter.ts";
import { etalonCategorySlugs, paths, registerSlugs } from "../../src/config/paths.ts";
import { formatPhone } from "../../src/i18n/format.ts";
import { withoutLanguage } from "../../src/i18n/languagePaths.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

test.for(selectCases(testedLanguages))(
  "links from the footer to the site map, the accessibility statement and the stored data, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.faq);
    for (const name of ["siteMap", "accessibility", "deviceData"] as const) {
      await page
        .getByRole("contentinfo")
        .getByRole("link", { name: messages[`page.${name}.title`] })
        .click();
      await page
        .getByRole("main")
        .getByRole("heading", { level: 1, name: messages[`page.${name}.title`] })
        .waitFor();
      expect(await findAccessibilityViolations(page)).toEqual([]);
    }
  },
);

test("names ways to get help without a sign-in in the accessibility statement", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.accessibility);
  const getHref = (name: string) => page.getByRole("main").getByRole("link", { name }).getAttribute("href");
  expect(await getHref(formatPhone(callCenterPhone))).toBe(`tel:${callCenterPhone}`);
  expect(withoutLanguage((await getHref(messagesByLanguage.en["page.offices.title"])) ?? "")).toBe(paths.offices);
});

test("lists every page, the eight etalon categories and the four registers in the site map", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.siteMap);
  const links = page.getByRole("main").getByRole("link");
  await links.first().waitFor();
  const addresses = await links
    .evaluateAll((elements) => elements.map((link) => link.getAttribute("href") ?? ""))
    .then((found) => found.map(withoutLanguage));
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of [
    paths.eServices,
    paths.paidPayments,
    paths.goodsCode,
    paths.newsLetters,
    paths.accessibility,
    ...etalonCategorySlugs.map((slug) => `/etalons/${slug}`),
    ...registerSlugs.map((slug) => `/registers/${slug}`),
  ]) {
    expect(addresses).toContain(address);
  }
  expect(addresses.some((address) => address.includes(":") || address.includes("informative"))).toBe(false);
});

test("lists everything that is stored on the device, and deletes it after a confirmation", async () => {
  const { page, context } = await portal.newVisitor({ as: "foreign", language: "ru" });
  const messages = messagesByLanguage.ru;
  await page.goto(paths.deviceData);
  const tokenId = portal.tokenStorage === "browser" ? "device.accessToken" : "device.gatewayCookie";
  const tokenRow = page.getByRole("row", { name: messages[tokenId] });
  await tokenRow.getByText(messages["device.set"]).waitFor();
  const listedKeys = await page.getByRole("main").locator("code").allInnerTexts();
  const storedKeys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  for (const key of storedKeys) expect(listedKeys).toContain(key);

  const clearButton = page.getByRole("main").getByRole("button", { name: messages["device.clear"] });
  await clearButton.click();
  await page.getByRole("dialog").getByRole("button", { name: messages["confirm.reject"] }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await tokenRow.getByText(messages["device.set"]).count()).toBe(1);

  await clearButton.click();
  await page.getByRole("dialog").getByRole("button", { name: messages["device.clear"] }).click();
  // The language was stored on the device too.
  await page.getByText(messagesByLanguage.az["device.cleared"]).waitFor();
  // Nothing of the page before has the focus: the outcome is what to read first.
  await waitForExpect(() => page.evaluate(() => document.activeElement?.textContent)).toBe(
    messagesByLanguage.az["device.cleared"],
  );
  await page.getByRole("button", { name: messagesByLanguage.az["signIn.identity"] }).first().waitFor();
  await waitForExpect(() =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  ).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
