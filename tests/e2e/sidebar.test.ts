import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { getAccountButton, hasFocus, getPageHeading, getFirstLines, getSignInButton } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, type Visitor } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { selectCases } from "../support/selection.ts";

const portal = setUpPortal();

test("shows the sidebar to signed-in users on every page but home", async () => {
  const getSidebar = (page: Page): Locator =>
    page.getByRole("navigation", { name: messagesByLanguage.az["sidebar.label"], includeHidden: true });
  const anonymous = await portal.newVisitor();
  for (const [path, title] of [
    [paths.eServices, "page.eServices.title"],
    [paths.home, "home.title"],
  ] as const) {
    await anonymous.page.goto(path);
    await getPageHeading(anonymous.page, messagesByLanguage.az[title]).waitFor();
    await getSignInButton(anonymous.page, "az").waitFor();
    expect(await getSidebar(anonymous.page).count()).toBe(0);
  }
  const citizen = await portal.newVisitor({ as: "citizen" });
  await citizen.page.goto(paths.eServices);
  await getSidebar(citizen.page).waitFor();
  await citizen.page.goto(paths.home);
  await getAccountButton(citizen.page, personas.citizen.name).waitFor();
  expect(await getSidebar(citizen.page).count()).toBe(0);
});

const publicSections = [
  "eServices",
  "usefulInformation",
  "informationCenter",
  "newsLetters",
  "faq",
  "serviceDegree",
] as const;
/** The sections of a person without an organisation. */
const personalSections = [
  "eServices",
  "appeals",
  "documents",
  "payments",
  "feedbacks",
  "usefulInformation",
  "informationCenter",
  "newsLetters",
  "faq",
  "serviceDegree",
  "callCenter",
] as const;

async function readSections({ page }: Visitor, language: Language): Promise<string[]> {
  const messages = messagesByLanguage[language];
  await page.goto(paths.faq);
  const getSidebar = page.getByRole("navigation", { name: messages["sidebar.label"] });
  await getSidebar.getByRole("link").first().waitFor();
  return getFirstLines(getSidebar.getByRole("link"));
}

test.for(selectCases(testedLanguages))(
  "lists every section in groups in the sidebar of an organisation, and a citizen's without reports, in %s",
  async (language) => {
    const { "page.reports.title": reports, ...titles } = messagesByLanguage[language];
    const citizenSections = personalSections.map((name) => titles[`page.${name}.title`]);
    expect(await readSections(await portal.newVisitor({ as: "citizen", language }), language)).toEqual(citizenSections);
    const visitor = await portal.newVisitor({ as: "director", language });
    const afterPayments = personalSections.indexOf("payments") + 1;
    expect(await readSections(visitor, language)).toEqual(citizenSections.toSpliced(afterPayments, 0, reports));
    expect(await findAccessibilityViolations(visitor.page)).toEqual([]);
  },
);

test.for(
  selectCases([
    { roles: ["USER", "ADMIN"], listed: publicSections },
    { roles: ["ADMIN", "USER"], listed: personalSections },
    { roles: ["ASAN_USER"], listed: personalSections },
    { roles: [], listed: publicSections },
    { roles: ["INSPECTOR", "ADMIN"], listed: publicSections },
  ]),
)("shows the sections of the first of the roles $roles", async ({ roles, listed }) => {
  const visitor = await portal.newVisitor({ as: "citizen" });
  await visitor.page.route("**/api/user/details*", async (route) => {
    const response = await fetchWithRetry(route);
    await route.fulfill({
      response,
      json: { ...((await response.json()) as object), roles: roles.map((authority) => ({ authority })) },
    });
  });
  expect(await readSections(visitor, "az")).toEqual(listed.map((name) => messagesByLanguage.az[`page.${name}.title`]));
});

test("moves the sections into the menu of the header on a narrow screen, and closes it on every navigation", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "ru", viewport: { width: 900, height: 800 } });
  const messages = messagesByLanguage.ru;
  await page.goto(paths.faq);
  const menu = page.getByRole("navigation", { name: messages["menu.label"] });
  const appeals = menu.getByRole("link", { name: messages["page.appeals.title"] });
  const toggle = menu.getByRole("button", { name: messages["menu.toggle"] });
  await getAccountButton(page, personas.citizen.name).waitFor();
  expect(await page.getByRole("navigation", { name: messages["sidebar.label"] }).count()).toBe(0);
  expect(await appeals.isVisible()).toBe(false);
  await toggle.click();
  await appeals.waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await appeals.click();
  // Waits for the focus of the new page: a menu that is opened before closes again.
  await waitForExpect(() => hasFocus(getPageHeading(page, messages["page.appeals.title"]))).toBe(true);
  await waitForExpect(() => appeals.isVisible()).toBe(false);
  expect(await toggle.getAttribute("aria-expanded")).toBe("false");

  await toggle.click();
  await page.keyboard.press("Escape");
  await waitForExpect(() => appeals.isVisible()).toBe(false);
  await waitForExpect(() => hasFocus(toggle)).toBe(true);
});

test("keeps the items of the menu below each other on a low screen, where it scrolls", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "az", viewport: { width: 360, height: 480 } });
  const messages = messagesByLanguage.az;
  await page.goto(paths.faq);
  const menu = page.getByRole("navigation", { name: messages["menu.label"] });
  await getAccountButton(page, personas.citizen.name).waitFor();
  await menu.getByRole("button", { name: messages["menu.toggle"] }).click();
  const items = menu.getByRole("link");
  await items.nth(5).waitFor();
  const edges = await items.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().left));
  expect(new Set(edges).size).toBe(1);
});

test("shows all sections as text on a wide screen, and folds an opened sidebar on navigation on a medium one", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", viewport: { width: 1280, height: 900 } });
  await page.goto(paths.faq);
  const sidebar = page.getByRole("navigation", { name: messagesByLanguage.az["sidebar.label"] });
  const toggle = (expanded: boolean) =>
    sidebar.getByRole("button", { name: messagesByLanguage.az["sidebar.label"], expanded });
  await sidebar.getByRole("list", { name: messagesByLanguage.az["siteMap.personal"] }).waitFor();
  expect(await sidebar.getByRole("button").count()).toBe(0);
  const last = sidebar.getByRole("link", { name: messagesByLanguage.az["page.callCenter.title"] });
  expect((await last.boundingBox())!.y).toBeLessThan(860);

  await page.setViewportSize({ width: 1100, height: 900 });
  await toggle(false).click();
  await toggle(true).waitFor();
  await sidebar.getByRole("link", { name: messagesByLanguage.az["page.documents.title"] }).click();
  await getPageHeading(page, messagesByLanguage.az["page.documents.title"]).waitFor();
  await toggle(false).waitFor();
});
