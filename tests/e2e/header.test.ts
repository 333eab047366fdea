import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import { languageCodes } from "../../src/generated/languages.ts";
import {
  getAccountButton,
  getFirstLines,
  getNotificationSwitch,
  getPageHeading,
  hasFocus,
} from "./support/locators.ts";
import { getPath } from "./support/navigation.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

/** What the information menu has after news, useful information and prices. */
const publicSections = [
  "exchangeRates",
  "governmentInfo",
  "riskGroups",
  "standards",
  "etalons",
  "registers",
  "goodsCode",
  "checkCertificate",
  "followAppeal",
  "newsLetters",
  "offices",
] as const;

test.for(selectCases(testedLanguages))(
  "links from the main menu to home, services, the information center and the FAQ, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.faq);
    const menu = page.getByRole("navigation", { name: messages["menu.label"] });
    await waitForExpect(() => getFirstLines(menu.getByRole("link"))).toEqual([
      messages["page.home.title"],
      messages["page.eServices.title"],
      messages["page.faq.title"],
    ]);
    expect(await menu.getByRole("link", { name: messages["page.faq.title"] }).getAttribute("aria-current")).toBe(
      "page",
    );

    await menu.getByRole("button", { name: messages["page.informationCenter.title"] }).click();
    expect(await getFirstLines(menu.getByRole("link"))).toEqual([
      messages["page.home.title"],
      messages["page.eServices.title"],
      messages["page.news.title"],
      messages["page.usefulInformation.title"],
      messages["page.marketPrices.title"],
      ...publicSections.map((name) => messages[`page.${name}.title`]),
      messages["menu.standardsSite"],
      messages["page.faq.title"],
    ]);
    const standards = menu.getByRole("link", { name: messages["menu.standardsSite"] });
    expect(await standards.getAttribute("href")).toBe("https://azstand.gov.az/");
    expect(await standards.innerText()).toContain(messages["link.external"]);
    expect(await page.getByText(messages["page.informativeServices.title"]).count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await menu.getByRole("link", { name: messages["page.marketPrices.title"] }).click();
    await getPageHeading(page, messages["page.marketPrices.title"]).waitFor();
    expect(getPath(page)).toBe(paths.marketPrices);
    await waitForExpect(() => menu.getByRole("link", { name: messages["page.marketPrices.title"] }).isVisible()).toBe(
      false,
    );
  },
);

test("marks the menu group of the current section and of a page below it", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const messages = messagesByLanguage.en;
  const menu = page.getByRole("navigation", { name: messages["menu.label"] });
  const group = menu.getByRole("button", { name: messages["page.informationCenter.title"] });
  /** Returns the line below an item; "none" when there is none. */
  const readLine = (item: Locator): Promise<string> => item.evaluate((element) => getComputedStyle(element).boxShadow);
  for (const path of [paths.news, getHref("post", { id: "301" })]) {
    await page.goto(path);
    await waitForExpect(() => readLine(group)).not.toBe("none");
    expect(await readLine(menu.getByRole("link", { name: messages["page.faq.title"] }))).toBe("none");
  }
  await page.goto(paths.faq);
  await waitForExpect(() => readLine(menu.getByRole("link", { name: messages["page.faq.title"] }))).not.toBe("none");
  expect(await readLine(group)).toBe("none");
});

test("opens and closes a menu group with the keyboard and returns the focus", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  const group = page.getByRole("button", { name: messagesByLanguage.en["page.informationCenter.title"] });
  await group.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(
    await hasFocus(
      page
        .getByRole("navigation", { name: messagesByLanguage.en["menu.label"] })
        .getByRole("link", { name: messagesByLanguage.en["page.news.title"] }),
    ),
  ).toBe(true);
  await page.keyboard.press("Escape");
  expect(await group.getAttribute("aria-expanded")).toBe("false");
  expect(await hasFocus(group)).toBe(true);
});

test("folds the menu behind a button on a phone, and opens it over the page", async () => {
  const { page } = await portal.newVisitor({ language: "ru", viewport: { width: 360, height: 740 } });
  const messages = messagesByLanguage.ru;
  await page.goto(paths.faq);
  const menu = page.getByRole("navigation", { name: messages["menu.label"] });
  const services = menu.getByRole("link", { name: messages["page.eServices.title"] });
  expect(await services.isVisible()).toBe(false);
  await menu.getByRole("button", { name: messages["menu.toggle"] }).click();
  await services.waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await services.click();
  await getPageHeading(page, messages["page.eServices.title"]).waitFor();
  await waitForExpect(() => services.isVisible()).toBe(false);
});

test("renders header, search, languages, accessibility panel, breadcrumbs and footer with social links on every page", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.exchangeRates);
  await page.getByRole("banner").getByRole("search", { name: messages["search.label"] }).waitFor();
  expect(
    await getFirstLines(page.getByRole("group", { name: messages["language.label"] }).getByRole("button")),
  ).toHaveLength(languageCodes.length);
  await page.getByRole("button", { name: messages["preferences.label"] }).waitFor();
  const footer = page.getByRole("contentinfo");
  expect(await getFirstLines(footer.getByRole("list", { name: messages["footer.social"] }).getByRole("link"))).toEqual([
    "Facebook",
    "YouTube",
    "LinkedIn",
  ]);
  const breadcrumbs = page.getByRole("navigation", { name: messages["breadcrumb.label"] });
  expect(await getFirstLines(breadcrumbs.getByRole("listitem"))).toEqual([
    messages["page.home.title"],
    messages["page.exchangeRates.title"],
  ]);
  expect(await breadcrumbs.getByText(messages["page.exchangeRates.title"]).getAttribute("aria-current")).toBe("page");
  await breadcrumbs.getByRole("link", { name: messages["page.home.title"] }).click();
  await getPageHeading(page, messages["home.title"]).waitFor();
});

test("opens the account menu with the user's name and links to their pages", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.faq);
  const menu = getAccountButton(page, personas.citizen.name);
  await menu.click();
  await page.getByRole("link", { name: messagesByLanguage.en["page.personalInfo.title"] }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  // This user has no other account to act for.
  expect(await page.getByRole("button", { name: messagesByLanguage.en["account.change"] }).count()).toBe(0);
  await page.getByRole("link", { name: messagesByLanguage.en["page.personalInfo.title"] }).click();
  await getPageHeading(page, messagesByLanguage.en["page.personalInfo.title"]).waitFor();
  await page.getByText("5XK2M9A").waitFor();
  expect(await menu.getAttribute("aria-expanded")).toBe("false");
});

test("shows in the account menu of a wide screen for whom the user acts, in full", async () => {
  const { page } = await portal.newVisitor({ as: "representative", viewport: { width: 1280, height: 800 } });
  await page.goto(paths.faq);
  const organisation = findAccount(portal.backend, "representative").organisations[0]!;
  const dialog = page.getByRole("dialog", { name: messagesByLanguage.az["account.title"] });
  await dialog.getByRole("radio", { name: organisation.name }).check({ force: true });
  await dialog.getByRole("button", { name: messagesByLanguage.az["account.apply"] }).click();
  await getAccountButton(page, organisation.name).click();
  const account = page.locator(".disclosure-heading .disclosure-detail");
  await account.waitFor();
  const text = await account.innerText();
  expect([text.includes(organisation.name), text.includes(organisation.positionName ?? "")]).toEqual([true, true]);
  expect(await account.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  expect(await findAccessibilityViolations(page)).toEqual([]);
});

test("shows exactly one progress indicator while a change is being saved", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  portal.backend.state.faults.push({
    operationId: "updateNotificationSettings",
    status: 200,
    times: 1,
    delaySeconds: 1,
  });
  await page.goto(paths.personalInfo);
  await getNotificationSwitch(page).click();
  const busy = page.getByRole("progressbar", { name: messagesByLanguage.az["state.loading"] });
  await busy.waitFor();
  expect(await busy.count()).toBe(1);
  await busy.waitFor({ state: "detached" });
});

test.for(selectCases(testedLanguages))(
  "links to pages of the social networks that exist beside the mock backend, in %s",
  async (language) => {
    const { page, context } = await portal.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.exchangeRates);
    const links = page
      .getByRole("contentinfo")
      .getByRole("list", { name: messages["footer.social"] })
      .getByRole("link");
    await links.first().waitFor();
    const names = await getFirstLines(links);
    for (const [index, name] of names.entries()) {
      const [opened] = await Promise.all([context.waitForEvent("page"), links.nth(index).click()]);
      await getPageHeading(opened, name).waitFor();
      expect(new URL(opened.url()).origin).toBe(portal.origin);
      expect(await findAccessibilityViolations(opened)).toEqual([]);
      await opened.goto(`${opened.url()}&lang=${language}`);
      await opened.getByText(messages["stub.external.notice"]).waitFor();
      await opened.getByRole("link", { name: messages["stub.payment.back"] }).click();
      await getPageHeading(opened, messages["home.title"]).waitFor();
      await opened.close();
    }
  },
);
