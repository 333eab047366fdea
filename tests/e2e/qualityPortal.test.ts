import type { BrowserContext } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { createMockStore } from "../../mocks/store/mockStore.ts";
import { href, paths } from "../../src/config/paths.ts";
import { getAccountButton, waitForPage, getPageHeading, getSignInButton } from "./support/locators.ts";
import { changeStoredPreferences } from "./support/navigation.ts";
import { displayModes, displayModesByForcedColors } from "./support/displayModes.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

// One service stands behind both portals.
const backend = createMockStore({ welcomeDelaySeconds: 0, questionDelaySeconds: 0 });
const competition = setUpPortal({ build: "competition", backend });
const quality = setUpPortal({ build: "quality", backend });

test.for(testedLanguages)(
  "the quality portal's menu has informative services and nothing of the information center, in %s",
  async (language) => {
    const { page } = await quality.newVisitor({ language });
    const say = messagesByLanguage[language];
    await page.goto(paths.home);
    await getPageHeading(page, say["home.title"]).waitFor();
    const menu = page.getByRole("navigation", { name: say["menu.label"] });
    await waitForExpect(() => menu.getByRole("link").allInnerTexts()).toEqual([
      say["screen.home.title"],
      say["screen.eServices.title"],
      say["screen.informativeServices.title"],
      say["screen.faq.title"],
    ]);
    const html = await page.content();
    expect(html).not.toContain(say["screen.informationCenter.title"]);
    expect(html).not.toContain(say["menu.standardsSite"]);
    await waitForExpect(() => page.title()).toContain(say["portal.quality.name"]);
    expect(await findAccessibilityViolations(page)).toEqual([]);

    await menu.getByRole("link", { name: say["screen.informativeServices.title"] }).click();
    await getPageHeading(page, say["screen.informativeServices.title"]).waitFor();
    const service = page.getByRole("main").getByRole("link").first();
    await service.click();
    await page.waitForURL(`**${paths.informativeServices}/*`);
    await waitForPage(page);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  },
);

test("articles of the quality portal stand in no information center, nor does its site map know one", async () => {
  const { page } = await quality.newVisitor({ language: "en" });
  for (const name of ["news", "marketPrices", "riskGroups", "siteMap"] as const) {
    await page.goto(paths[name]);
    await getPageHeading(page, messagesByLanguage.en[`screen.${name}.title`]).waitFor();
    await waitForExpect(() =>
      page
        .getByRole("navigation", { name: messagesByLanguage.en["breadcrumb.label"] })
        .getByRole("listitem")
        .allInnerTexts(),
    ).toEqual([messagesByLanguage.en["screen.home.title"], messagesByLanguage.en[`screen.${name}.title`]]);
    expect(await page.locator("body").innerText(), name).not.toContain(
      messagesByLanguage.en["screen.informationCenter.title"],
    );
  }
  for (const name of ["news", "marketPrices", "riskGroups", "governmentInfo", "usefulInformation"] as const)
    expect(
      await page
        .getByRole("main")
        .getByRole("link", { name: messagesByLanguage.en[`screen.${name}.title`], exact: true })
        .count(),
      name,
    ).toBe(1);
});

test("the quality portal's sidebar has informative services in their place and no information center", async () => {
  const { page } = await quality.newVisitor({ as: "citizen", language: "en" });
  await page.goto(paths.faq);
  const sidebar = page.getByRole("navigation", { name: messagesByLanguage.en["sidebar.label"] });
  await sidebar.getByRole("link").first().waitFor();
  const order = [
    "eServices",
    "appeals",
    "documents",
    "payments",
    "reports",
    "informativeServices",
    "feedbacks",
    "faq",
    "usefulInformation",
    "serviceDegree",
    "newsLetters",
    "callCenter",
  ] as const;
  expect(await sidebar.getByRole("link").allInnerTexts()).toEqual(
    order.map((name) => messagesByLanguage.en[`screen.${name}.title`]),
  );
});

/** Pages that the competition portal has not, or not so: each is seen in one of the languages. */
const qualityOnlyPaths = [paths.home, paths.informativeServices, href("informativeService", { id: "151" })];

test.for(
  qualityOnlyPaths.map((address, place) => [address, testedLanguages[place % testedLanguages.length] ?? "az"] as const),
)(
  "no look of the quality portal's %s breaks a rule of accessibility, in %s",
  { timeout: 120_000 },
  async ([address, language]) => {
    for (const forcedColors of ["none", "active"] as const) {
      const { page } = await quality.newVisitor({ language, reducedMotion: "reduce", forcedColors });
      await page.goto(address);
      await waitForPage(page);
      for (const look of displayModesByForcedColors[forcedColors]) {
        await changeStoredPreferences(page, displayModes[look]);
        expect(await findAccessibilityViolations(page), look).toEqual([]);
      }
    }
  },
);

test("both portals call the same service at the same address", async () => {
  const asked = await Promise.all(
    [competition, quality].map(async (portal) => {
      const { page } = await portal.newVisitor();
      const call = page.waitForRequest(/posts\/public/);
      await page.goto(paths.home);
      return new URL((await call).url()).pathname;
    }),
  );
  expect(asked).toEqual(["/api/posts/public", "/api/posts/public"]);
});

/** Tells the competition portal, as a deployment's config.json would, where the quality portal is. */
const setOtherPortalUrl = (context: BrowserContext): Promise<unknown> =>
  context.route(`${competition.origin}/config.json`, (route) =>
    route.fulfill({ json: { otherPortalUrl: quality.origin } }),
  );

test("whoever has privileges in the quality portal arrives there signed in, and no address or server log tells how", async () => {
  const { page, context } = await competition.newVisitor({ as: "privileged" });
  await setOtherPortalUrl(context);
  const addresses: string[] = [];
  context.on("request", (request) => addresses.push(request.url().split("#")[0] ?? ""));
  await page.goto(paths.faq);
  await getAccountButton(page, personas.privileged.name).waitFor();
  await page.getByRole("button", { name: messagesByLanguage.az["portal.toQuality"] }).click();
  await page.waitForURL(`${quality.origin}/**`);
  await getAccountButton(page, personas.privileged.name).waitFor();
  await waitForExpect(() => page.url()).toBe(`${quality.origin}${paths.home}`);
  expect(addresses.filter((address) => /token=/i.test(address))).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
  await page.reload();
  await getAccountButton(page, personas.privileged.name).waitFor();
  await page.goto(`${competition.origin}${paths.faq}`);
  await getAccountButton(page, personas.privileged.name).waitFor();
});

test("whoever has none arrives as a visitor", async () => {
  const { page, context } = await competition.newVisitor({ as: "citizen", language: "en" });
  await setOtherPortalUrl(context);
  await page.goto(paths.faq);
  await page.getByRole("button", { name: messagesByLanguage.en["portal.toQuality"] }).click();
  await page.waitForURL(`${quality.origin}/**`);
  await getSignInButton(page, "az").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});

test("a visitor follows a plain link, and so does everybody when the service cannot say", async () => {
  const anonymous = await competition.newVisitor({ language: "en" });
  await setOtherPortalUrl(anonymous.context);
  await anonymous.page.goto(paths.faq);
  expect(
    await anonymous.page.getByRole("link", { name: messagesByLanguage.en["portal.toQuality"] }).getAttribute("href"),
  ).toBe(quality.origin);
  expect(await findAccessibilityViolations(anonymous.page)).toEqual([]);

  const { page, context } = await competition.newVisitor({ as: "privileged", expectedConsoleErrors: /503/ });
  await setOtherPortalUrl(context);
  backend.state.faults.push({ operationId: "handOverSession", status: 503, times: 1, delaySeconds: 0 });
  await page.goto(paths.faq);
  await page.getByRole("button", { name: messagesByLanguage.az["portal.toQuality"] }).click();
  await page.waitForURL(`${quality.origin}/**`);
  await getSignInButton(page, "az").waitFor();
});

test("a link with somebody's tokens signs nobody in over whoever is signed in already, nor at the competition portal", async () => {
  const stranger = "#token=access-of-a-stranger&refreshToken=refresh-of-a-stranger";
  const { page } = await quality.newVisitor({ as: "citizen" });
  await page.goto(`${paths.faq}${stranger}`);
  await getAccountButton(page, personas.citizen.name).waitFor();
  await waitForExpect(() => new URL(page.url()).hash).toBe("");

  const other = await competition.newVisitor();
  await other.page.goto(`${paths.faq}${stranger}`);
  await getSignInButton(other.page, "az").waitFor();
  expect(await other.page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});

test("a portal that knows no other one shows no way there", async () => {
  const { page } = await competition.newVisitor({ language: "en" });
  await page.goto(paths.faq);
  await page.getByRole("button", { name: messagesByLanguage.en["signIn.foreign"] }).waitFor();
  expect(await page.getByText(messagesByLanguage.en["portal.toQuality"]).count()).toBe(0);
});
