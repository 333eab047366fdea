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

const portal = setUpPortal();

test("without a sign-in there is no sidebar; with one it stands beside every page but home", async () => {
  const sidebar = (page: Page): Locator =>
    page.getByRole("navigation", { name: messagesByLanguage.az["sidebar.label"], includeHidden: true });
  const anonymous = await portal.newVisitor();
  for (const [path, title] of [
    [paths.eServices, "screen.eServices.title"],
    [paths.home, "home.title"],
  ] as const) {
    await anonymous.page.goto(path);
    await getPageHeading(anonymous.page, messagesByLanguage.az[title]).waitFor();
    await getSignInButton(anonymous.page, "az").waitFor();
    expect(await sidebar(anonymous.page).count()).toBe(0);
  }
  const citizen = await portal.newVisitor({ as: "citizen" });
  await citizen.page.goto(paths.eServices);
  await sidebar(citizen.page).waitFor();
  await citizen.page.goto(paths.home);
  await getAccountButton(citizen.page, personas.citizen.name).waitFor();
  expect(await sidebar(citizen.page).count()).toBe(0);
});

const publicSections = [
  "eServices",
  "faq",
  "usefulInformation",
  "informationCenter",
  "serviceDegree",
  "newsLetters",
] as const;
const personalSections = [
  "eServices",
  "appeals",
  "documents",
  "payments",
  "reports",
  "feedbacks",
  "faq",
  "usefulInformation",
  "informationCenter",
  "serviceDegree",
  "newsLetters",
  "callCenter",
] as const;

async function readSections({ page }: Visitor, language: Language): Promise<string[]> {
  const say = messagesByLanguage[language];
  await page.goto(paths.faq);
  const sidebar = page.getByRole("navigation", { name: say["sidebar.label"] });
  await sidebar.getByRole("link").first().waitFor();
  return getFirstLines(sidebar.getByRole("link"));
}

test.for(testedLanguages)("a citizen's sidebar has every section in its place, in %s", async (language) => {
  const visitor = await portal.newVisitor({ as: "citizen", language });
  expect(await readSections(visitor, language)).toEqual(
    personalSections.map((name) => messagesByLanguage[language][`screen.${name}.title`]),
  );
  expect(await findAccessibilityViolations(visitor.page)).toEqual([]);
});

test.for([
  { roles: ["USER", "ADMIN"], listed: publicSections },
  { roles: ["ADMIN", "USER"], listed: personalSections },
  { roles: ["ASAN_USER"], listed: personalSections },
  { roles: [], listed: publicSections },
  { roles: ["INSPECTOR", "ADMIN"], listed: publicSections },
])("the sidebar of somebody with the roles $roles is decided by the first one", async ({ roles, listed }) => {
  const visitor = await portal.newVisitor({ as: "citizen" });
  await visitor.page.route("**/api/user/details*", async (route) => {
    const answer = await fetchWithRetry(route);
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), roles: roles.map((authority) => ({ authority })) },
    });
  });
  expect(await readSections(visitor, "az")).toEqual(
    listed.map((name) => messagesByLanguage.az[`screen.${name}.title`]),
  );
});

test("on a narrow screen the sidebar is folded, opens by its button, and folds again with every change of page", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "ru", viewport: { width: 900, height: 800 } });
  const say = messagesByLanguage.ru;
  await page.goto(paths.faq);
  const sidebar = page.getByRole("navigation", { name: say["sidebar.label"] });
  const appeals = sidebar.getByRole("link", { name: say["screen.appeals.title"] });
  const toggle = sidebar.getByRole("button", { name: say["sidebar.label"] });
  await toggle.waitFor();
  expect(await appeals.isVisible()).toBe(false);
  await toggle.click();
  await appeals.waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await appeals.click();
  // The new page takes the focus when it has come, and a sidebar that is opened before folds again.
  await waitForExpect(() => hasFocus(getPageHeading(page, say["screen.appeals.title"]))).toBe(true);
  await waitForExpect(() => appeals.isVisible()).toBe(false);
  expect(await toggle.getAttribute("aria-expanded")).toBe("false");

  await toggle.click();
  await page.keyboard.press("Escape");
  await waitForExpect(() => appeals.isVisible()).toBe(false);
  await waitForExpect(() => hasFocus(toggle)).toBe(true);
});

test("on a wide screen an unfolded sidebar folds with the next page as well", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  await page.goto(paths.faq);
  const sidebar = page.getByRole("navigation", { name: messagesByLanguage.az["sidebar.label"] });
  const toggle = (expanded: boolean) =>
    sidebar.getByRole("button", { name: messagesByLanguage.az["sidebar.label"], expanded });
  await toggle(false).click();
  await toggle(true).waitFor();
  await sidebar.getByRole("link", { name: messagesByLanguage.az["screen.documents.title"] }).click();
  await getPageHeading(page, messagesByLanguage.az["screen.documents.title"]).waitFor();
  await toggle(false).waitFor();
});
