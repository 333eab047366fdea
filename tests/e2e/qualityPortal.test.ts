import type { BrowserContext } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { createWorld } from "../../mocks/store/mockStore.ts";
import { href, paths } from "../../src/config/paths.ts";
import { account, arrived, heading, signIn } from "./support/locators.ts";
import { prefer } from "./support/navigation.ts";
import { looks, windows } from "./support/displayModes.ts";
import { languages, usePortal, words } from "./support/portal.ts";
import { soon } from "./support/waitForExpect.ts";
import { violations } from "./support/accessibility.ts";

// One service stands behind both portals.
const world = createWorld({ welcomeAfter: 0, questionAfter: 0 });
const competition = usePortal({ build: "competition", world });
const quality = usePortal({ build: "quality", world });

test.for(languages)("the quality portal's menu has informative services and nothing of the information center, in %s", async (language) => {
  const { page } = await quality.visitor({ language });
  const say = words[language];
  await page.goto(paths.home);
  await heading(page, say["home.title"]).waitFor();
  const menu = page.getByRole("navigation", { name: say["menu.label"] });
  await soon(() => menu.getByRole("link").allInnerTexts()).toEqual([say["screen.home.title"], say["screen.eServices.title"], say["screen.informativeServices.title"], say["screen.faq.title"]]);
  const html = await page.content();
  expect(html).not.toContain(say["screen.informationCenter.title"]);
  expect(html).not.toContain(say["menu.standardsSite"]);
  await soon(() => page.title()).toContain(say["portal.quality.name"]);
  expect(await violations(page)).toEqual([]);

  await menu.getByRole("link", { name: say["screen.informativeServices.title"] }).click();
  await heading(page, say["screen.informativeServices.title"]).waitFor();
  const service = page.getByRole("main").getByRole("link").first();
  await service.click();
  await page.waitForURL(`**${paths.informativeServices}/*`);
  await arrived(page);
  expect(await violations(page)).toEqual([]);
});

test("articles of the quality portal stand in no information center, nor does its site map know one", async () => {
  const { page } = await quality.visitor({ language: "en" });
  for (const name of ["news", "marketPrices", "riskGroups", "siteMap"] as const) {
    await page.goto(paths[name]);
    await heading(page, words.en[`screen.${name}.title`]).waitFor();
    await soon(() => page.getByRole("navigation", { name: words.en["breadcrumb.label"] }).getByRole("listitem").allInnerTexts()).toEqual([words.en["screen.home.title"], words.en[`screen.${name}.title`]]);
    expect(await page.locator("body").innerText(), name).not.toContain(words.en["screen.informationCenter.title"]);
  }
  for (const name of ["news", "marketPrices", "riskGroups", "governmentInfo", "usefulInformation"] as const) expect(await page.getByRole("main").getByRole("link", { name: words.en[`screen.${name}.title`], exact: true }).count(), name).toBe(1);
});

test("the quality portal's sidebar has informative services in their place and no information center", async () => {
  const { page } = await quality.visitor({ as: "citizen", language: "en" });
  await page.goto(paths.faq);
  const sidebar = page.getByRole("navigation", { name: words.en["sidebar.label"] });
  await sidebar.getByRole("link").first().waitFor();
  const order = ["eServices", "appeals", "documents", "payments", "reports", "informativeServices", "feedbacks", "faq", "usefulInformation", "serviceDegree", "newsLetters", "callCenter"] as const;
  expect(await sidebar.getByRole("link").allInnerTexts()).toEqual(order.map((name) => words.en[`screen.${name}.title`]));
});

/** Pages that the competition portal has not, or not so: each is seen in one of the languages. */
const own = [paths.home, paths.informativeServices, href("informativeService", { id: "151" })];

test.for(own.map((address, place) => [address, languages[place % languages.length] ?? "az"] as const))("no look of the quality portal's %s breaks a rule of accessibility, in %s", { timeout: 120_000 }, async ([address, language]) => {
  for (const forcedColors of ["none", "active"] as const) {
    const { page } = await quality.visitor({ language, reducedMotion: "reduce", forcedColors });
    await page.goto(address);
    await arrived(page);
    for (const look of windows[forcedColors]) {
      await prefer(page, looks[look]);
      expect(await violations(page), look).toEqual([]);
    }
  }
});

test("both portals call the same service at the same address", async () => {
  const asked = await Promise.all(
    [competition, quality].map(async (portal) => {
      const { page } = await portal.visitor();
      const call = page.waitForRequest(/posts\/public/);
      await page.goto(paths.home);
      return new URL((await call).url()).pathname;
    }),
  );
  expect(asked).toEqual(["/api/posts/public", "/api/posts/public"]);
});

/** Tells the competition portal, as a deployment's config.json would, where the quality portal is. */
const knowsTheOther = (context: BrowserContext): Promise<unknown> => context.route(`${competition.origin}/config.json`, (route) => route.fulfill({ json: { otherPortalUrl: quality.origin } }));

test("whoever has privileges in the quality portal arrives there signed in, and no address or server log tells how", async () => {
  const { page, context } = await competition.visitor({ as: "privileged" });
  await knowsTheOther(context);
  const addresses: string[] = [];
  context.on("request", (request) => addresses.push(request.url().split("#")[0] ?? ""));
  await page.goto(paths.faq);
  await account(page, personas.privileged.name).waitFor();
  await page.getByRole("button", { name: words.az["portal.toQuality"] }).click();
  await page.waitForURL(`${quality.origin}/**`);
  await account(page, personas.privileged.name).waitFor();
  await soon(() => page.url()).toBe(`${quality.origin}${paths.home}`);
  expect(addresses.filter((address) => /token=/i.test(address))).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
  await page.reload();
  await account(page, personas.privileged.name).waitFor();
  await page.goto(`${competition.origin}${paths.faq}`);
  await account(page, personas.privileged.name).waitFor();
});

test("whoever has none arrives as a visitor", async () => {
  const { page, context } = await competition.visitor({ as: "citizen", language: "en" });
  await knowsTheOther(context);
  await page.goto(paths.faq);
  await page.getByRole("button", { name: words.en["portal.toQuality"] }).click();
  await page.waitForURL(`${quality.origin}/**`);
  await signIn(page, "az").waitFor();
  expect(await page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});

test("a visitor follows a plain link, and so does everybody when the service cannot say", async () => {
  const anonymous = await competition.visitor({ language: "en" });
  await knowsTheOther(anonymous.context);
  await anonymous.page.goto(paths.faq);
  expect(await anonymous.page.getByRole("link", { name: words.en["portal.toQuality"] }).getAttribute("href")).toBe(quality.origin);
  expect(await violations(anonymous.page)).toEqual([]);

  const { page, context } = await competition.visitor({ as: "privileged", expected: /503/ });
  await knowsTheOther(context);
  world.state.faults.push({ operationId: "handOverSession", status: 503, times: 1, delaySeconds: 0 });
  await page.goto(paths.faq);
  await page.getByRole("button", { name: words.az["portal.toQuality"] }).click();
  await page.waitForURL(`${quality.origin}/**`);
  await signIn(page, "az").waitFor();
});

test("a link with somebody's tokens signs nobody in over whoever is signed in already, nor at the competition portal", async () => {
  const stranger = "#token=access-of-a-stranger&refreshToken=refresh-of-a-stranger";
  const { page } = await quality.visitor({ as: "citizen" });
  await page.goto(`${paths.faq}${stranger}`);
  await account(page, personas.citizen.name).waitFor();
  await soon(() => new URL(page.url()).hash).toBe("");

  const other = await competition.visitor();
  await other.page.goto(`${paths.faq}${stranger}`);
  await signIn(other.page, "az").waitFor();
  expect(await other.page.evaluate(() => localStorage.getItem("accessToken"))).toBeNull();
});

test("a portal that knows no other one shows no way there", async () => {
  const { page } = await competition.visitor({ language: "en" });
  await page.goto(paths.faq);
  await page.getByRole("button", { name: words.en["signIn.foreign"] }).waitFor();
  expect(await page.getByText(words.en["portal.toQuality"]).count()).toBe(0);
});
