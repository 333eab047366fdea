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
  "faq",
  "usefulInformation",
  "informationCenter",
  "serviceDegree",
  "newsLetters",
] as const;
/** The sections of a person without an organisation. */
const personalSections = [
  "eServices",
  "appeals",
  "documents",
  "payments",
  "feedbacks",
  "faq",
  "usefulInformation",
  "informationCenter",
  "serviceDegree",
  "newsLetters",
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
  "lists every section in order in the sidebar of an organisation, and a citizen's without reports, in %s",
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

test("folds the sidebar on a narrow screen, and folds it again on every navigation", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "ru", viewport: { width: 900, height: 800 } });
  const messages = messagesByLanguage.ru;
  await page.goto(paths.faq);
  const getSidebar = page.getByRole("navigation", { name: messages["sidebar.label"] });
  const appeals = getSidebar.getByRole("link", { name: messages["page.appeals.title"] });
  const toggle = getSidebar.getByRole("button", { name: messages["sidebar.label"] });
  await toggle.waitFor();
  expect(await appeals.isVisible()).toBe(false);
  await toggle.click();
  await appeals.waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await appeals.click();
  // Waits for the focus of the new page: a sidebar that is opened before folds again.
  await waitForExpect(() => hasFocus(getPageHeading(page, messages["page.appeals.title"]))).toBe(true);
  await waitForExpect(() => appeals.isVisible()).toBe(false);
  expect(await toggle.getAttribute("aria-expanded")).toBe("false");

  await toggle.click();
  await page.keyboard.press("Escape");
  await waitForExpect(() => appeals.isVisible()).toBe(false);
  await waitForExpect(() => hasFocus(toggle)).toBe(true);
});

test("folds an unfolded sidebar on navigation on a wide screen as well", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  await page.goto(paths.faq);
  const getSidebar = page.getByRole("navigation", { name: messagesByLanguage.az["sidebar.label"] });
  const toggle = (expanded: boolean) =>
    getSidebar.getByRole("button", { name: messagesByLanguage.az["sidebar.label"], expanded });
  await toggle(false).click();
  await toggle(true).waitFor();
  await getSidebar.getByRole("link", { name: messagesByLanguage.az["page.documents.title"] }).click();
  await getPageHeading(page, messagesByLanguage.az["page.documents.title"]).waitFor();
  await toggle(false).waitFor();
});
