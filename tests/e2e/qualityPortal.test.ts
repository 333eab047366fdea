import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { buildFolders } from "../../deploy/build.ts";
import { createPortalServer } from "../../mocks/portalServer.ts";
import { personas } from "../../mocks/store/personas.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import { getSearchHref } from "../../src/features/search/searchHref.ts";
import {
  answerCrossPortalQuestion,
  getAccountButton,
  waitForPage,
  getPageHeading,
  getSignInButton,
} from "./support/locators.ts";
import { hasStoredSession } from "./support/gatewaySession.ts";
import { languageCodes } from "../../src/generated/languages.ts";
import { signedInLocalStorage } from "./support/signedInLocalStorage.ts";
import { changeStoredPreferences } from "./support/navigation.ts";
import { displayModes, displayModesByForcedColors } from "./support/displayModes.ts";
import { testedLanguages, setUpPortal, messagesByLanguage, findAccount } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { combineCases, selectCases } from "../support/selection.ts";

// Both portals use the same backend.
const backend = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 });
/** Whether the settings of the competition portal name the quality portal. */
let isLinked = false;
const competition = setUpPortal({
  build: "competition",
  backend,
  serve: (store) =>
    createPortalServer(join(import.meta.dirname, "../..", buildFolders.competition), store, {
      getOtherPort: () => (isLinked ? Number(new URL(quality.origin).port) : undefined),
    }),
});
const quality = setUpPortal({ build: "quality", backend });
beforeEach(() => void (isLinked = false));

test.for(selectCases(testedLanguages))(
  "shows informative services and no information center in the header menu of the quality portal, in %s",
  async (language) => {
    const { page } = await quality.newVisitor({ language });
    const messages = messagesByLanguage[language];
    await page.goto(paths.home);
    await getPageHeading(page, messages["home.title"]).waitFor();
    const menu = page.getByRole("navigation", { name: messages["menu.label"] });
    await waitForExpect(() => menu.getByRole("link").allInnerTexts()).toEqual([
      messages["page.home.title"],
      messages["page.eServices.title"],
      messages["page.informativeServices.title"],
      messages["page.faq.title"],
    ]);
    const html = await page.content();
    expect(html).not.toContain(messages["page.informationCenter.title"]);
    expect(html).not.toContain(messages["menu.standardsSite"]);
    await waitForExpect(() => page.title()).toContain(messages["portal.quality.name"]);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await menu.getByRole("link", { name: messages["page.informativeServices.title"] }).click();
    await getPageHeading(page, messages["page.informativeServices.title"]).waitFor();
    const service = page.getByRole("main").getByRole("link").first();
    await service.click();
    await page.waitForURL(`**${paths.informativeServices}/*`);
    await waitForPage(page);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("shows the menu of the quality portal in one row, from the width on at which it is not folded", async () => {
  for (const language of languageCodes) {
    const { page } = await quality.newVisitor({ language, viewport: { width: 901, height: 740 } });
    await page.goto(paths.eServices);
    const items = page
      .getByRole("navigation", { name: messagesByLanguage[language]["menu.label"] })
      .locator("ul > li:visible");
    await items.first().waitFor();
    const tops = await items.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
    expect(new Set(tops).size, language).toBe(1);
  }
});

test.for(selectCases(testedLanguages))(
  "lists the information center with its pages in the breadcrumbs and the site map of the quality portal, in %s",
  async (language) => {
    const { page } = await quality.newVisitor({ language });
    const messages = messagesByLanguage[language];
    const breadcrumbs = page.getByRole("navigation", { name: messages["breadcrumb.label"] }).getByRole("listitem");
    for (const name of ["news", "marketPrices", "riskGroups", "governmentInfo"] as const) {
      await page.goto(paths[name]);
      await getPageHeading(page, messages[`page.${name}.title`]).waitFor();
      await waitForExpect(() => breadcrumbs.allInnerTexts()).toEqual([
        messages["page.home.title"],
        messages["page.informationCenter.title"],
        messages[`page.${name}.title`],
      ]);
    }
    await page.goto(paths.siteMap);
    for (const name of ["informationCenter", "news", "marketPrices", "informativeServices"] as const)
      await page
        .getByRole("main")
        .getByRole("link", { name: messages[`page.${name}.title`], exact: true })
        .waitFor();
    expect(await page.getByRole("link", { name: messages["menu.standardsSite"] }).count()).toBe(0);
  },
);

test.for(selectCases(testedLanguages))(
  "shows informative services and the information center in the sidebar of the quality portal, in %s",
  async (language) => {
    const { page } = await quality.newVisitor({ as: "director", language });
    await page.goto(paths.faq);
    const sidebar = page.getByRole("navigation", { name: messagesByLanguage[language]["sidebar.label"] });
    await sidebar.getByRole("link").first().waitFor();
    const order = [
      "eServices",
      "informativeServices",
      "appeals",
      "documents",
      "payments",
      "reports",
      "feedbacks",
      "usefulInformation",
      "informationCenter",
      "newsLetters",
      "faq",
      "serviceDegree",
      "callCenter",
    ] as const;
    expect(await sidebar.getByRole("link").allInnerTexts()).toEqual(
      order.map((name) => messagesByLanguage[language][`page.${name}.title`]),
    );
  },
);

/** Pages that are different in the quality portal: one of them, in one language. */
const qualityOnlyPaths = [paths.home, paths.informativeServices, getHref("informativeService", { id: "151" })];

test.for(combineCases(selectCases(qualityOnlyPaths), testedLanguages))(
  "has no axe violation in any display mode of the quality portal's %s, in %s",
  async ([address, language]) => {
    for (const forcedColors of ["none", "active"] as const) {
      const { page } = await quality.newVisitor({ language, reducedMotion: "reduce", forcedColors });
      await page.goto(address);
      await waitForPage(page);
      for (const mode of displayModesByForcedColors[forcedColors]) {
        await changeStoredPreferences(page, displayModes[mode]);
        expect(await findAccessibilityViolations(page), mode).toEqual([]);
      }
    }
  },
);

test("sends the requests of both portals to the same API path", async () => {
  const apiPaths = await Promise.all(
    [competition, quality].map(async (portal) => {
      const { page } = await portal.newVisitor();
      const postsRequest = page.waitForRequest(/posts\/public/);
      await page.goto(paths.home);
      const searchRequest = page.waitForRequest(/search\/public/);
      await page.goto(getSearchHref("sertifikat"));
      return [await postsRequest, await searchRequest].map((request) => new URL(request.url()).pathname);
    }),
  );
  const expected = ["/api/posts/public", "/api/search/public"];
  expect(apiPaths).toEqual([expected, expected]);
});

test("signs a privileged user in at the quality portal without tokens in URLs that servers log", async () => {
  const { page, context } = await competition.newVisitor({ as: "privileged" });
  isLinked = true;
  const requestUrls: string[] = [];
  context.on("request", (request) => requestUrls.push(request.url().split("#")[0] ?? ""));
  await page.goto(paths.faq);
  await getAccountButton(page, personas.privileged.name).waitFor();
  await page.getByRole("button", { name: messagesByLanguage.az["portal.toQuality"] }).click();
  await page.waitForURL(`${quality.origin}/**`);
  await answerCrossPortalQuestion(page, "az", "session.continue");
  await getAccountButton(page, personas.privileged.name).waitFor();
  await waitForExpect(() => page.url()).toBe(`${quality.origin}${paths.home}`);
  expect(requestUrls.filter((address) => /token=/i.test(address))).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
  await page.reload();
  await getAccountButton(page, personas.privileged.name).waitFor();
  await page.goto(`${competition.origin}${paths.faq}`);
  await getAccountButton(page, personas.privileged.name).waitFor();
});

test("sends a user without privileges to the quality portal signed out", async () => {
  const { page } = await competition.newVisitor({ as: "citizen", language: "en" });
  isLinked = true;
  await page.goto(paths.faq);
  await page.getByRole("button", { name: messagesByLanguage.en["portal.toQuality"] }).click();
  await page.waitForURL(`${quality.origin}/**`);
  await getSignInButton(page, "az").waitFor();
  expect(await hasStoredSession(page)).toBe(false);
});

test("links a visitor to the quality portal, and falls back to the link when the backend fails", async () => {
  const anonymous = await competition.newVisitor({ language: "en" });
  isLinked = true;
  await anonymous.page.goto(paths.faq);
  expect(
    await anonymous.page.getByRole("link", { name: messagesByLanguage.en["portal.toQuality"] }).getAttribute("href"),
  ).toBe(quality.origin);
  expect(await findAccessibilityViolations(anonymous.page)).toEqual([]);

  const { page } = await competition.newVisitor({ as: "privileged", expectedConsoleErrors: /503/ });
  backend.state.faults.push({ operationId: "handOverSession", status: 503, times: 1, delaySeconds: 0 });
  await page.goto(paths.faq);
  await page.getByRole("button", { name: messagesByLanguage.az["portal.toQuality"] }).click();
  await page.waitForURL(`${quality.origin}/**`);
  await getSignInButton(page, "az").waitFor();
});

test.for(selectCases(testedLanguages))(
  "asks a visitor before a link signs them in at the quality portal, in %s",
  async (language) => {
    const messages = messagesByLanguage[language];
    const { page } = await quality.newVisitor({ language });
    const { accessToken = "", refreshToken = "" } = signedInLocalStorage(backend, "privileged");
    const fragment = `#${new URLSearchParams({ token: accessToken, refreshToken }).toString()}`;
    const question = page.getByRole("dialog", {
      name: messages["session.continueAs"].replace("{name}", personas.privileged.name),
    });
    const openLink = async (): Promise<void> => {
      await page.goto("about:blank");
      await page.goto(`${quality.origin}${paths.faq}${fragment}`);
      await question.waitFor();
      expect(new URL(page.url()).hash).toBe("");
      expect(await hasStoredSession(page)).toBe(false);
    };
    await openLink();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await answerCrossPortalQuestion(page, language, "session.notMe");
    await question.waitFor({ state: "hidden" });
    await openLink();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    await getSignInButton(page, language).waitFor();
    expect(await hasStoredSession(page)).toBe(false);

    await openLink();
    await answerCrossPortalQuestion(page, language, "session.continue");
    await getAccountButton(page, personas.privileged.name).waitFor();
  },
);

test("names the e-mail address when a link signs in as a registered organisation, which chooses its own name", async () => {
  const account = findAccount(quality.backend, "foreign");
  const { accessToken = "", refreshToken = "" } = signedInLocalStorage(backend, "foreign");
  // Without the invisible characters, which would change the order of what is read.
  account.surname = "\u202ELindqvist\u202C";
  const { page } = await quality.newVisitor({ language: "en" });
  await page.goto(`${paths.faq}#${new URLSearchParams({ token: accessToken, refreshToken }).toString()}`);
  const name = `${personas.foreign.name}, ${personas.foreign.signIn.email}`;
  await page
    .getByRole("dialog", { name: messagesByLanguage.en["session.continueAs"].replace("{name}", name), exact: true })
    .waitFor();
});

test("ignores tokens in a URL when a user is signed in, and at the competition portal", async () => {
  const foreignTokens = "#token=access-of-a-stranger&refreshToken=refresh-of-a-stranger";
  const { page } = await quality.newVisitor({ as: "citizen" });
  await page.goto(`${paths.faq}${foreignTokens}`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  await waitForExpect(() => new URL(page.url()).hash).toBe("");

  const competitionVisitor = await competition.newVisitor();
  await competitionVisitor.page.goto(`${paths.faq}${foreignTokens}`);
  await getSignInButton(competitionVisitor.page, "az").waitFor();
  expect(await hasStoredSession(competitionVisitor.page)).toBe(false);
});

test("shows no link when no other portal is configured", async () => {
  const { page } = await competition.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  await page.getByRole("button", { name: messagesByLanguage.en["signIn.foreign"] }).waitFor();
  expect(await page.getByText(messagesByLanguage.en["portal.toQuality"]).count()).toBe(0);
});
