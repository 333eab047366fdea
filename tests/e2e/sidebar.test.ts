import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import type { Language } from "../../src/i18n/language.ts";
import { paths } from "../../src/config/paths.ts";
import { answerOf } from "./support/fetchWithRetry.ts";
import { account, hasFocus, heading, labels, signIn } from "./support/locators.ts";
import { languages, usePortal, words, type Visitor } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

test("without a sign-in there is no sidebar; with one it stands beside every page but home", async () => {
  const sidebar = (page: Page): Locator => page.getByRole("navigation", { name: words.az["sidebar.label"], includeHidden: true });
  const anonymous = await portal.visitor();
  for (const [path, title] of [[paths.eServices, "screen.eServices.title"], [paths.home, "home.title"]] as const) {
    await anonymous.page.goto(path);
    await heading(anonymous.page, words.az[title]).waitFor();
    await signIn(anonymous.page, "az").waitFor();
    expect(await sidebar(anonymous.page).count()).toBe(0);
  }
  const citizen = await portal.visitor({ as: "citizen" });
  await citizen.page.goto(paths.eServices);
  await sidebar(citizen.page).waitFor();
  await citizen.page.goto(paths.home);
  await account(citizen.page, personas.citizen.name).waitFor();
  expect(await sidebar(citizen.page).count()).toBe(0);
});

const everybodys = ["eServices", "faq", "usefulInformation", "informationCenter", "serviceDegree", "newsLetters"] as const;
const personal = ["eServices", "appeals", "documents", "payments", "reports", "feedbacks", "faq", "usefulInformation", "informationCenter", "serviceDegree", "newsLetters", "callCenter"] as const;

async function sections({ page }: Visitor, language: Language): Promise<string[]> {
  const say = words[language];
  await page.goto(paths.faq);
  const sidebar = page.getByRole("navigation", { name: say["sidebar.label"] });
  await sidebar.getByRole("link").first().waitFor();
  return labels(sidebar.getByRole("link"));
}

test.for(languages)("a citizen's sidebar has every section in its place, in %s", async (language) => {
  const visitor = await portal.visitor({ as: "citizen", language });
  expect(await sections(visitor, language)).toEqual(personal.map((name) => words[language][`screen.${name}.title`]));
  expect(await violations(visitor.page)).toEqual([]);
});

test.for([
  { roles: ["USER", "ADMIN"], listed: everybodys },
  { roles: ["ADMIN", "USER"], listed: personal },
  { roles: ["ASAN_USER"], listed: personal },
  { roles: [], listed: everybodys },
  { roles: ["INSPECTOR", "ADMIN"], listed: everybodys },
])("the sidebar of somebody with the roles $roles is decided by the first one", async ({ roles, listed }) => {
  const visitor = await portal.visitor({ as: "citizen" });
  await visitor.page.route("**/api/user/details*", async (route) => {
    const answer = await answerOf(route);
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), roles: roles.map((authority) => ({ authority })) } });
  });
  expect(await sections(visitor, "az")).toEqual(listed.map((name) => words.az[`screen.${name}.title`]));
});

test("on a narrow screen the sidebar is folded, opens by its button, and folds again with every change of page", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "ru", viewport: { width: 900, height: 800 } });
  const say = words.ru;
  await page.goto(paths.faq);
  const sidebar = page.getByRole("navigation", { name: say["sidebar.label"] });
  const appeals = sidebar.getByRole("link", { name: say["screen.appeals.title"] });
  const toggle = sidebar.getByRole("button", { name: say["sidebar.label"] });
  await toggle.waitFor();
  expect(await appeals.isVisible()).toBe(false);
  await toggle.click();
  await appeals.waitFor();
  expect(await violations(page)).toEqual([]);
  await appeals.click();
  // The new page takes the focus when it has come, and a sidebar that is opened before folds again.
  await soon(() => hasFocus(heading(page, say["screen.appeals.title"]))).toBe(true);
  await soon(() => appeals.isVisible()).toBe(false);
  expect(await toggle.getAttribute("aria-expanded")).toBe("false");

  await toggle.click();
  await page.keyboard.press("Escape");
  await soon(() => appeals.isVisible()).toBe(false);
  await soon(() => hasFocus(toggle)).toBe(true);
});

test("on a wide screen an unfolded sidebar folds with the next page as well", async () => {
  const { page } = await portal.visitor({ as: "citizen" });
  await page.goto(paths.faq);
  const sidebar = page.getByRole("navigation", { name: words.az["sidebar.label"] });
  const toggle = (expanded: boolean) => sidebar.getByRole("button", { name: words.az["sidebar.label"], expanded });
  await toggle(false).click();
  await toggle(true).waitFor();
  await sidebar.getByRole("link", { name: words.az["screen.documents.title"] }).click();
  await heading(page, words.az["screen.documents.title"]).waitFor();
  await toggle(false).waitFor();
});
