import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { getAccountButton, hasFocus, getPageHeading, getFirstLines } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();

test.for(testedLanguages)(
  "the header's menu leads to home, services, the information center and the questions in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    const say = messagesByLanguage[language];
    await page.goto(paths.faq);
    const menu = page.getByRole("navigation", { name: say["menu.label"] });
    await waitForExpect(() => getFirstLines(menu.getByRole("link"))).toEqual([
      say["screen.home.title"],
      say["screen.eServices.title"],
      say["screen.faq.title"],
    ]);
    expect(await menu.getByRole("link", { name: say["screen.faq.title"] }).getAttribute("aria-current")).toBe("page");

    await menu.getByRole("button", { name: say["screen.informationCenter.title"] }).click();
    expect(await getFirstLines(menu.getByRole("link"))).toEqual([
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
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await menu.getByRole("link", { name: say["screen.marketPrices.title"] }).click();
    await getPageHeading(page, say["screen.marketPrices.title"]).waitFor();
    expect(new URL(page.url()).pathname).toBe(paths.marketPrices);
    await waitForExpect(() => menu.getByRole("link", { name: say["screen.marketPrices.title"] }).isVisible()).toBe(
      false,
    );
  },
);

test("a group of the menu opens and closes from the keyboard, and gives the focus back", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  const group = page.getByRole("button", { name: messagesByLanguage.en["screen.informationCenter.title"] });
  await group.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(
    await hasFocus(
      page
        .getByRole("navigation", { name: messagesByLanguage.en["menu.label"] })
        .getByRole("link", { name: messagesByLanguage.en["screen.news.title"] }),
    ),
  ).toBe(true);
  await page.keyboard.press("Escape");
  expect(await group.getAttribute("aria-expanded")).toBe("false");
  expect(await hasFocus(group)).toBe(true);
});

test("on a phone the menu folds behind its button and opens over the page", async () => {
  const { page } = await portal.newVisitor({ language: "ru", viewport: { width: 360, height: 740 } });
  const say = messagesByLanguage.ru;
  await page.goto(paths.faq);
  const menu = page.getByRole("navigation", { name: say["menu.label"] });
  const services = menu.getByRole("link", { name: say["screen.eServices.title"] });
  expect(await services.isVisible()).toBe(false);
  await menu.getByRole("button", { name: say["menu.toggle"] }).click();
  await services.waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  await services.click();
  await getPageHeading(page, say["screen.eServices.title"]).waitFor();
  await waitForExpect(() => services.isVisible()).toBe(false);
});

test("every page has header, search, languages, accessibility panel, breadcrumb and footer with social links", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const say = messagesByLanguage.en;
  await page.goto(paths.exchangeRates);
  await page.getByRole("banner").getByRole("search", { name: say["search.label"] }).waitFor();
  expect(
    await getFirstLines(page.getByRole("group", { name: say["language.label"] }).getByRole("button")),
  ).toHaveLength(3);
  await page.getByRole("button", { name: say["preferences.label"] }).waitFor();
  const footer = page.getByRole("contentinfo");
  expect(await getFirstLines(footer.getByRole("list", { name: say["footer.social"] }).getByRole("link"))).toEqual([
    "Facebook",
    "YouTube",
    "LinkedIn",
  ]);
  const way = page.getByRole("navigation", { name: say["breadcrumb.label"] });
  expect(await getFirstLines(way.getByRole("listitem"))).toEqual([
    say["screen.home.title"],
    say["screen.exchangeRates.title"],
  ]);
  expect(await way.getByText(say["screen.exchangeRates.title"]).getAttribute("aria-current")).toBe("page");
  await way.getByRole("link", { name: say["screen.home.title"] }).click();
  await getPageHeading(page, say["home.title"]).waitFor();
});

test("the menu of a signed-in person opens with their name, and offers what is theirs", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.faq);
  const menu = getAccountButton(page, personas.citizen.name);
  await menu.click();
  await page.getByRole("link", { name: messagesByLanguage.en["screen.personalInfo.title"] }).waitFor();
  expect(await findAccessibilityViolations(page)).toEqual([]);
  // Nobody else to act for: nothing to change.
  expect(await page.getByRole("button", { name: messagesByLanguage.en["account.change"] }).count()).toBe(0);
  await page.getByRole("link", { name: messagesByLanguage.en["screen.personalInfo.title"] }).click();
  await getPageHeading(page, messagesByLanguage.en["screen.personalInfo.title"]).waitFor();
  await page.getByText("5XK2M9A").waitFor();
  expect(await menu.getAttribute("aria-expanded")).toBe("false");
});

test("while something is being saved there is exactly one sign that the portal is busy", async () => {
  const { page } = await portal.newVisitor({ as: "citizen" });
  portal.backend.state.faults.push({ operationId: "markNotificationsRead", status: 200, times: 1, delaySeconds: 1 });
  await page.goto(paths.notifications);
  await page.getByRole("button", { name: messagesByLanguage.az["notifications.markRead"] }).click();
  const busy = page.getByRole("progressbar", { name: messagesByLanguage.az["state.loading"] });
  await busy.waitFor();
  expect(await busy.count()).toBe(1);
  await busy.waitFor({ state: "detached" });
});
