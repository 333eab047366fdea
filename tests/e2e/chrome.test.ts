import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/paths.ts";
import { usePortal, violations, words, type Visitor } from "./portal.ts";
import { soon } from "./soon.ts";

const portal = usePortal();
const languages = ["az", "ru", "en"] as const;
const phone = { viewport: { width: 360, height: 740 } };

/** What a list of links says, in the order in which it is read. */
const labels = async (links: Locator): Promise<string[]> => (await links.allInnerTexts()).map((text) => text.trim().split("\n")[0] ?? "");
const hasFocus = (element: Locator): Promise<boolean> => element.evaluate((node) => node === document.activeElement);
const heading = (page: Page, name: string): Locator => page.getByRole("heading", { level: 1, name });

test.for(languages)("the header's menu leads to home, services, the information center and the questions in %s", async (language) => {
  const { page } = await portal.visitor({ language });
  const say = words[language];
  await page.goto(paths.faq);
  const menu = page.getByRole("navigation", { name: say["menu.label"] });
  expect(await labels(menu.getByRole("link"))).toEqual([say["screen.home.title"], say["screen.eServices.title"], say["screen.faq.title"]]);
  expect(await menu.getByRole("link", { name: say["screen.faq.title"] }).getAttribute("aria-current")).toBe("page");

  await menu.getByRole("button", { name: say["screen.informationCenter.title"] }).click();
  expect(await labels(menu.getByRole("link"))).toEqual([
    say["screen.home.title"],
    say["screen.eServices.title"],
    say["screen.news.title"],
    say["screen.usefulInformation.title"],
    say["screen.marketPrices.title"],
    say["menu.standardsSite"],
    say["screen.faq.title"],
  ]);
  const standards = menu.getByRole("link", { name: say["menu.standardsSite"] });
  expect(await standards.getAttribute("href")).toBe("https://azstand.gov.az/");
  expect(await standards.innerText()).toContain(say["link.external"]);
  expect(await page.getByText(say["screen.informativeServices.title"]).count()).toBe(0);
  expect(await violations(page)).toEqual([]);

  await menu.getByRole("link", { name: say["screen.marketPrices.title"] }).click();
  await heading(page, say["screen.marketPrices.title"]).waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.marketPrices);
  await soon(() => menu.getByRole("link", { name: say["screen.marketPrices.title"] }).isVisible()).toBe(false);
});

test("a group of the menu opens and closes from the keyboard, and gives the focus back", async () => {
  const { page } = await portal.visitor({ language: "en" });
  await page.goto(paths.faq);
  const group = page.getByRole("button", { name: words.en["screen.informationCenter.title"] });
  await group.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.getByRole("navigation", { name: words.en["menu.label"] }).getByRole("link", { name: words.en["screen.news.title"] }))).toBe(true);
  await page.keyboard.press("Escape");
  expect(await group.getAttribute("aria-expanded")).toBe("false");
  expect(await hasFocus(group)).toBe(true);
});

test("every page has header, search, languages, accessibility panel, breadcrumb and footer with social links", async () => {
  const { page } = await portal.visitor({ language: "en" });
  const say = words.en;
  await page.goto(paths.exchangeRates);
  await page.getByRole("banner").getByRole("search", { name: say["search.label"] }).waitFor();
  expect(await labels(page.getByRole("group", { name: say["language.label"] }).getByRole("button"))).toHaveLength(3);
  await page.getByRole("button", { name: say["preferences.label"] }).waitFor();
  const footer = page.getByRole("contentinfo");
  expect(await labels(footer.getByRole("list", { name: say["footer.social"] }).getByRole("link"))).toEqual(["Facebook", "YouTube", "LinkedIn"]);
  const way = page.getByRole("navigation", { name: say["breadcrumb.label"] });
  expect(await labels(way.getByRole("listitem"))).toEqual([say["screen.home.title"], say["screen.exchangeRates.title"]]);
  expect(await way.getByText(say["screen.exchangeRates.title"]).getAttribute("aria-current")).toBe("page");
  await way.getByRole("link", { name: say["screen.home.title"] }).click();
  await heading(page, say["home.title"]).waitFor();
});

test("the breadcrumb of a part names its section", async () => {
  const { page } = await portal.visitor({ language: "ru" });
  await page.goto(paths.governmentInfo);
  const way = page.getByRole("navigation", { name: words.ru["breadcrumb.label"] });
  await soon(() => labels(way.getByRole("listitem"))).toEqual([words.ru["screen.home.title"], words.ru["screen.informationCenter.title"], words.ru["screen.governmentInfo.title"]]);
});

test("without a sign-in there is no sidebar; with one it stands beside every page but home", async () => {
  const sidebar = (page: Page): Locator => page.getByRole("navigation", { name: words.az["sidebar.label"], includeHidden: true });
  const anonymous = await portal.visitor();
  for (const [path, title] of [[paths.eServices, "screen.eServices.title"], [paths.home, "home.title"]] as const) {
    await anonymous.page.goto(path);
    await heading(anonymous.page, words.az[title]).waitFor();
    await anonymous.page.getByRole("button", { name: words.az["signIn.identity"] }).waitFor();
    expect(await sidebar(anonymous.page).count()).toBe(0);
  }
  const citizen = await portal.visitor({ as: "citizen" });
  await citizen.page.goto(paths.eServices);
  await sidebar(citizen.page).waitFor();
  await citizen.page.goto(paths.home);
  await citizen.page.getByRole("button", { name: /Aysel Quliyeva/ }).waitFor();
  expect(await sidebar(citizen.page).count()).toBe(0);
});

const everybodys = ["eServices", "faq", "usefulInformation", "informationCenter", "serviceDegree", "newsLetters"] as const;
const personal = ["eServices", "appeals", "documents", "payments", "reports", "feedbacks", "faq", "usefulInformation", "informationCenter", "serviceDegree", "newsLetters", "callCenter"] as const;

async function sections({ page }: Visitor, language: (typeof languages)[number]): Promise<string[]> {
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
    const answer = await route.fetch();
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
  const toggle = sidebar.getByRole("button", { name: say["sidebar.open"] });
  await toggle.waitFor();
  expect(await appeals.isVisible()).toBe(false);
  await toggle.click();
  await appeals.waitFor();
  expect(await violations(page)).toEqual([]);
  await appeals.click();
  await heading(page, say["screen.appeals.title"]).waitFor();
  await soon(() => appeals.isVisible()).toBe(false);
  expect(await toggle.getAttribute("aria-expanded")).toBe("false");

  await toggle.click();
  await page.keyboard.press("Escape");
  await soon(() => appeals.isVisible()).toBe(false);
  expect(await hasFocus(toggle)).toBe(true);
});

test("on a wide screen an unfolded sidebar folds with the next page as well", async () => {
  const { page } = await portal.visitor({ as: "citizen" });
  await page.goto(paths.faq);
  const sidebar = page.getByRole("navigation", { name: words.az["sidebar.label"] });
  await sidebar.getByRole("button", { name: words.az["sidebar.open"] }).click();
  await sidebar.getByRole("button", { name: words.az["sidebar.close"] }).waitFor();
  await sidebar.getByRole("link", { name: words.az["screen.documents.title"] }).click();
  await heading(page, words.az["screen.documents.title"]).waitFor();
  await sidebar.getByRole("button", { name: words.az["sidebar.open"] }).waitFor();
});

test("on a phone the menu folds behind its button and opens over the page", async () => {
  const { page } = await portal.visitor({ language: "ru", ...phone });
  const say = words.ru;
  await page.goto(paths.faq);
  const menu = page.getByRole("navigation", { name: say["menu.label"] });
  const services = menu.getByRole("link", { name: say["screen.eServices.title"] });
  expect(await services.isVisible()).toBe(false);
  await menu.getByRole("button", { name: say["menu.toggle"] }).click();
  await services.waitFor();
  expect(await violations(page)).toEqual([]);
  await services.click();
  await heading(page, say["screen.eServices.title"]).waitFor();
  await soon(() => services.isVisible()).toBe(false);
});

test("the first Tab stop skips to the page, the second is the accessibility panel, also after going elsewhere", async () => {
  const { page } = await portal.visitor({ language: "en" });
  const say = words.en;
  await page.goto(paths.faq);
  await heading(page, say["screen.faq.title"]).waitFor();
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.getByRole("link", { name: say["skip.toMain"] }))).toBe(true);
  await page.keyboard.press("Tab");
  expect(await hasFocus(page.getByRole("button", { name: say["preferences.label"] }))).toBe(true);

  await page.getByRole("navigation", { name: say["menu.label"] }).getByRole("link", { name: say["screen.eServices.title"] }).click();
  await heading(page, say["screen.eServices.title"]).waitFor();
  const skip = page.getByRole("link", { name: say["skip.toMain"] });
  await skip.focus();
  await page.keyboard.press("Enter");
  expect(await hasFocus(page.getByRole("main"))).toBe(true);
});

test.for(languages)("after a change of page its heading has the focus and the window its title, in %s", async (language) => {
  const { page } = await portal.visitor({ language });
  const say = words[language];
  await page.goto(paths.faq);
  await heading(page, say["screen.faq.title"]).waitFor();
  expect(await page.getByRole("main").getByRole("heading", { level: 1 }).count()).toBe(1);
  await page.getByRole("contentinfo").getByRole("link", { name: say["screen.exchangeRates.title"] }).click();
  await heading(page, say["screen.exchangeRates.title"]).waitFor();
  await soon(() => hasFocus(heading(page, say["screen.exchangeRates.title"]))).toBe(true);
  await soon(() => page.title()).toBe(`${say["screen.exchangeRates.title"]} – ${say["portal.competition.name"]}`);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("going back returns to where one was on the page", async () => {
  const { page } = await portal.visitor();
  const say = words.az;
  await page.goto(paths.home);
  const all = page.getByRole("contentinfo").getByRole("link", { name: say["screen.faq.title"] });
  await page.getByRole("heading", { level: 2, name: say["home.help"] }).waitFor();
  await page.getByRole("table").waitFor();
  await all.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await all.click();
  await heading(page, say["screen.faq.title"]).waitFor();
  await soon(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await heading(page, say["home.title"]).waitFor();
  await soon(() => page.evaluate((before) => Math.abs(scrollY - before) < 60, left)).toBe(true);
});

test("while something is being saved there is exactly one sign that the portal is busy", async () => {
  const { page } = await portal.visitor({ as: "citizen" });
  portal.world.state.faults.push({ operationId: "markNotificationsRead", status: 200, times: 1, delaySeconds: 1 });
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: words.az["notifications.markRead"] }).click();
  const busy = page.getByRole("progressbar", { name: words.az["state.loading"] });
  await busy.waitFor();
  expect(await busy.count()).toBe(1);
  await busy.waitFor({ state: "detached" });
});

test("the menu of a signed-in person opens with their name, and offers what is theirs", async () => {
  const { page } = await portal.visitor({ as: "citizen", language: "en" });
  await page.goto(paths.faq);
  const account = page.getByRole("button", { name: "Aysel Quliyeva" });
  await account.click();
  await page.getByRole("link", { name: words.en["screen.personalInfo.title"] }).waitFor();
  expect(await violations(page)).toEqual([]);
  // Nobody else to act for: nothing to change.
  expect(await page.getByRole("button", { name: words.en["account.change"] }).count()).toBe(0);
  await page.getByRole("link", { name: words.en["screen.personalInfo.title"] }).click();
  await heading(page, words.en["screen.personalInfo.title"]).waitFor();
  await page.getByText("5XK2M9A").waitFor();
  expect(await account.getAttribute("aria-expanded")).toBe("false");
});
