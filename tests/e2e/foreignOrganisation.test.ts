import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import { withoutLanguage } from "../../src/i18n/languagePaths.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { getAccountButton, getFirstLines, waitForPage } from "./support/locators.ts";
import { messagesByLanguage, setUpPortal, testedLanguages } from "./support/portal.ts";
import { selectCases, selectPart } from "../support/selection.ts";

const portal = setUpPortal();
const servicePath = getHref("eService", { id: "101" });

/** The personal sections, which are open to ASAN_USER and ADMIN. */
const closedPaths = [
  getHref("apply", { id: "101" }),
  paths.complaint,
  paths.suggestion,
  paths.appeals,
  paths.documents,
  paths.payments,
  paths.reports,
  paths.feedbacks,
  paths.callCenter,
];

test.for(selectCases(testedLanguages))(
  "says who can apply instead of offering a closed service, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ as: "foreign", language });
    const messages = messagesByLanguage[language];
    await page.goto(servicePath);
    await page.getByText(messages["service.closed"], { exact: true }).waitFor();
    await page.getByText(messages["service.closedText"], { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: messages["service.apply"] }).count()).toBe(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    const citizen = await portal.newVisitor({ as: "citizen", language });
    await citizen.page.goto(servicePath);
    await citizen.page.getByRole("link", { name: messages["service.apply"] }).waitFor();
  },
);

test("links to no closed section", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  for (const path of [
    paths.home,
    paths.eServices,
    servicePath,
    paths.faq,
    paths.siteMap,
    paths.accessibility,
    `${paths.search}?word=xyzzy`,
  ]) {
    await page.goto(path);
    await getAccountButton(page, personas.foreign.name).waitFor();
    await page.getByRole("contentinfo").getByRole("link").first().waitFor();
    await waitForPage(page);
    const hrefs = await page
      .getByRole("link", { includeHidden: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""))
      .then((found) => found.map(withoutLanguage));
    expect(
      hrefs.filter((href) => closedPaths.some((closed) => href === closed || href.startsWith(`${closed}/`))),
      path,
    ).toEqual([]);
  }
});

test("opens every public page, notifications, personal information and evaluation", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  const messages = messagesByLanguage.en;
  await page.goto(paths.faq);
  const sidebar = page.getByRole("navigation", { name: messages["sidebar.label"] });
  await sidebar.getByRole("link").first().waitFor();
  expect(await getFirstLines(sidebar.getByRole("link"))).toEqual(
    (["eServices", "usefulInformation", "informationCenter", "newsLetters", "faq", "serviceDegree"] as const).map(
      (name) => messages[`page.${name}.title`],
    ),
  );
  for (const name of selectPart(
    [
      "eServices",
      "usefulInformation",
      "news",
      "riskGroups",
      "governmentInfo",
      "marketPrices",
      "serviceDegree",
      "generalEvaluation",
      "evaluation",
      "newsLetters",
      "exchangeRates",
      "standards",
      "goodsCode",
      "notifications",
      "personalInfo",
    ] as const,
    3,
  )) {
    await page.goto(paths[name]);
    await page.getByRole("heading", { level: 1, name: messages[`page.${name}.title`] }).waitFor();
    await waitForPage(page);
    expect(await page.getByText(messages["access.closed"]).count(), name).toBe(0);
  }
  for (const name of ["faq", "offices"] as const)
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: messages[`page.${name}.title`], exact: true })
      .waitFor();
  await page.goto(paths.serviceDegree);
  await page.locator('main a[href*="questionnaire="]').first().click();
  await page.getByRole("radio").first().waitFor();
  for (const radio of await page.getByRole("radio", { name: messages["answer.YES"], exact: true }).all())
    await radio.check();
  await page.getByRole("button", { name: messages["evaluation.send"] }).click();
  await page.getByRole("heading", { level: 2, name: messages["evaluation.thanks"] }).waitFor();
});

test("downloads an issue of the bulletin", async () => {
  const { page } = await portal.newVisitor({ as: "foreign", language: "en" });
  const path = getHref("post", { id: "313" });
  await page.goto(path);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: messagesByLanguage.en["post.document"] }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  expect(withoutLanguage(new URL(page.url()).pathname)).toBe(path);
});
