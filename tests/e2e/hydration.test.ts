import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { services } from "../../mocks/sampleData/services.ts";
import { href, paths, type RouteName } from "../../src/config/paths.ts";
import { prerenderedPages } from "../../src/prerender.tsx";
import { routes } from "../../src/app/routes.ts";
import { getPageHeading } from "./support/locators.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();

/** Lets the portal's scripts wait until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Counts how often the portal has come to life, and sums up how far anything moved meanwhile. */
async function observeHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { alive: 0, moved: 0 };
    Object.assign(window, { seen });
    addEventListener("portal-alive", () => (seen.alive += 1));
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
}
const readHydration = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { alive: number; moved: number } }).seen);

/** The reads of the service that a page makes more than once. */
function collectRepeatedReads(page: Page): string[] {
  const read = new Set<string>();
  const twice: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== "GET" || !pathname.startsWith("/api/")) return;
    if (read.has(pathname + search)) twice.push(pathname + search);
    read.add(pathname + search);
  });
  return twice;
}
const getRootVisibility = (page: Page) => page.locator("#root").evaluate((root) => getComputedStyle(root).visibility);

/** What everybody may see. How a sign-in went is said under a title that depends on it. */
const isPublic = (name: RouteName): boolean => routes[name]?.access === "public" && name !== "identityReturn";
const pageCases = [...prerenderedPages()].flatMap(([path, { routeName }], place) =>
  isPublic(routeName) ? [[path, testedLanguages[place % testedLanguages.length] ?? "az"] as const] : [],
);

test.each([...pageCases, ...testedLanguages.map((language) => [paths.home, language] as const)])(
  "%s is there before any script, in %s, and comes to life without anything moving",
  async (path, language) => {
    const { page } = await portal.newVisitor({ language });
    await observeHydration(page);
    const twice = collectRepeatedReads(page);
    const letThrough = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const title = page.getByRole("heading", { level: 1 });
    await title.waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await page.title()).toContain(messagesByLanguage[language]["portal.competition.name"]);
    await page
      .getByRole("navigation", { name: messagesByLanguage[language]["menu.label"] })
      .getByRole("link", { name: messagesByLanguage[language]["screen.faq.title"] })
      .waitFor();
    const before = await title.innerText();
    letThrough();
    await waitForExpect(() => readHydration(page).then(({ alive }) => alive)).toBeGreaterThan(0);
    expect(await title.innerText()).toBe(before);
    await page.getByRole("link", { name: /\+994/ }).first().waitFor();
    await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
    expect((await readHydration(page)).moved).toBe(0);
    expect(twice).toEqual([]);
  },
);

/** Addresses of one thing among many, of what was looked for, and of a part of a list. */
const shellOnlyPaths = [
  href("eService", { id: "101" }),
  `${paths.search}?word=sertifikat`,
  href("post", { id: "301" }),
  "/nothing-here",
  `${paths.standards}?page=2`,
];

test.each(
  shellOnlyPaths.map((address, place) => [address, testedLanguages[place % testedLanguages.length] ?? "az"] as const),
)(
  "at %s the frame is there before any script, in %s, and nothing moves when the rest comes",
  async (address, language) => {
    const { page } = await portal.newVisitor({ language });
    await observeHydration(page);
    const letThrough = await holdScripts(page);
    await page.goto(address, { waitUntil: "commit" });
    await page
      .getByRole("banner")
      .getByText(messagesByLanguage[language]["signIn.identity"], { exact: true })
      .waitFor();
    letThrough();
    await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
    await page.getByRole("link", { name: /\+994/ }).first().waitFor();
    await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
    expect((await readHydration(page)).moved).toBe(0);
  },
);

test.each(testedLanguages)(
  "a server that does not know the language sends Azerbaijani; a device that keeps %s never shows it",
  async (language) => {
    const { page } = await portal.newVisitor({ localStorage: { locale: language } });
    const letThrough = await holdScripts(page);
    await page.goto(paths.faq, { waitUntil: "commit" });
    await page.locator("#root h1").waitFor({ state: "attached" });
    expect(await getRootVisibility(page)).toBe(language === "az" ? "visible" : "hidden");
    letThrough();
    await getPageHeading(page, messagesByLanguage[language]["screen.faq.title"]).waitFor();
    expect(await getRootVisibility(page)).toBe("visible");
    await waitForExpect(() =>
      page
        .context()
        .cookies()
        .then((cookies) => cookies.find(({ name }) => name === "locale")?.value),
    ).toBe(language);
  },
);

test("what is pressed before the portal can answer is answered when it can, once", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const letThrough = await holdScripts(page);
  await page.goto(paths.home, { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("button", { name: messagesByLanguage.az["preferences.label"] }).click();
  letThrough();
  await page.getByRole("group", { name: messagesByLanguage.az["preferences.fontSize"] }).waitFor();
});

test("a group of the menu that is pressed early opens as soon as the menu can", async () => {
  const { page } = await portal.newVisitor({ language: "ru" });
  const letThrough = await holdScripts(page);
  await page.goto(paths.home, { waitUntil: "commit" });
  const menu = page.getByRole("navigation", { name: messagesByLanguage.ru["menu.label"] });
  await menu.getByRole("button", { name: messagesByLanguage.ru["screen.informationCenter.title"] }).click();
  letThrough();
  await menu.getByRole("link", { name: messagesByLanguage.ru["screen.news.title"] }).waitFor();
  expect(
    await menu
      .getByRole("button", { name: messagesByLanguage.ru["screen.informationCenter.title"] })
      .getAttribute("aria-expanded"),
  ).toBe("true");
});

test("what is typed into the search before the portal can answer is searched for when it can", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const letThrough = await holdScripts(page);
  await page.goto(paths.home, { waitUntil: "commit" });
  const field = page.getByRole("combobox", { name: messagesByLanguage.en["search.label"] });
  await field.fill("certificate");
  letThrough();
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  expect(await field.inputValue()).toBe("certificate");
});

test("filters that are filled in before the portal can answer keep what was entered", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const letThrough = await holdScripts(page);
  await page.goto(paths.eServices, { waitUntil: "commit" });
  const field = page.getByLabel(messagesByLanguage.az["list.services.filter.word"]);
  await field.fill("sertifikat");
  await page
    .getByLabel(messagesByLanguage.az["list.services.filter.competitionQualityType"])
    .selectOption({ label: messagesByLanguage.az["service.type.2"] });
  letThrough();
  await page.getByRole("link", { name: /\+994/ }).first().waitFor();
  expect(await field.inputValue()).toBe("sertifikat");
  await page.getByRole("button", { name: messagesByLanguage.az["list.apply"] }).click();
  await waitForExpect(() => page.url()).toMatch(/word=sertifikat&competitionQualityType=2/);
});

test("the filters of an address stand in their fields, and its list is that of the filters", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(`${paths.standards}?word=AZS&status=WITHDRAWN`);
  await page.getByRole("table").waitFor();
  expect(await page.getByLabel(messagesByLanguage.az["list.standards.filter.word"], { exact: true }).inputValue()).toBe(
    "AZS",
  );
  expect(
    await page.getByLabel(messagesByLanguage.az["list.standards.filter.status"], { exact: true }).inputValue(),
  ).toBe("WITHDRAWN");
  expect(
    await page.getByRole("table").getByText(messagesByLanguage.az["standard.status.WITHDRAWN"]).count(),
  ).toBeGreaterThan(0);
  expect(await page.getByRole("table").getByText(messagesByLanguage.az["standard.status.IN_FORCE"]).count()).toBe(0);
});

test("without scripts people read, follow the menu and search", async () => {
  const { page } = await portal.newVisitor({ language: "en", javaScriptEnabled: false });
  await page.goto(paths.home);
  await page
    .getByRole("navigation", { name: messagesByLanguage.en["menu.label"] })
    .getByRole("link", { name: messagesByLanguage.en["screen.faq.title"] })
    .click();
  await getPageHeading(page, messagesByLanguage.en["screen.faq.title"]).waitFor();
  await page.getByRole("combobox", { name: messagesByLanguage.en["search.label"] }).fill("certificate");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${paths.search}?word=certificate`);
});

test("whoever is signed in does not see the ways to sign in while they are recognised", async () => {
  const { page } = await portal.newVisitor({ language: "az", as: "citizen" });
  const letThrough = await holdScripts(page);
  await page.goto(paths.home, { waitUntil: "commit" });
  const signIn = page.getByRole("banner").getByText(messagesByLanguage.az["signIn.identity"], { exact: true });
  await signIn.waitFor({ state: "attached" });
  expect(await signIn.isVisible()).toBe(false);
  letThrough();
  await page
    .getByRole("banner")
    .getByRole("link", { name: messagesByLanguage.az["screen.notifications.title"] })
    .waitFor();
  expect(await signIn.count()).toBe(0);
});

test.each([1280, 360])(
  "nothing but the words beside the account moves at %i pixels when somebody who is signed in is recognised",
  async (width) => {
    const { page } = await portal.newVisitor({ language: "ru", as: "citizen", viewport: { width, height: 800 } });
    await observeHydration(page);
    const letThrough = await holdScripts(page);
    await page.goto(paths.accessibility, { waitUntil: "commit" });
    await getPageHeading(page, messagesByLanguage.ru["screen.accessibility.title"]).waitFor();
    letThrough();
    await page.getByRole("navigation", { name: messagesByLanguage.ru["sidebar.label"] }).waitFor();
    await page
      .getByRole("banner")
      .getByRole("link", { name: messagesByLanguage.ru["screen.notifications.title"] })
      .waitFor();
    expect((await readHydration(page)).moved).toBeLessThan(0.02);
  },
);

test.each(
  [paths.appeals, paths.notifications, paths.paymentObligations].map(
    (path, place) => [path, testedLanguages[place % testedLanguages.length] ?? "az"] as const,
  ),
)(
  "%s has its title before any script, in %s, and nothing but the words beside the account moves when it comes",
  async (path, language) => {
    const { page } = await portal.newVisitor({ language, as: "citizen" });
    await observeHydration(page);
    const letThrough = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const title = page.getByRole("main").getByRole("heading", { level: 1 });
    await title.waitFor();
    const before = await title.innerText();
    letThrough();
    await page.getByRole("navigation", { name: messagesByLanguage[language]["sidebar.label"] }).waitFor();
    await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
    expect(await title.innerText()).toBe(before);
    expect((await readHydration(page)).moved).toBeLessThan(0.02);
  },
);

test("what a page needs after its first view is fetched ahead, but after its look", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const seenFetched: string[] = [];
  page.on("requestfinished", (request) => void (/\/style-/.test(request.url()) && seenFetched.push("style")));
  page.on(
    "request",
    (request) =>
      void (/\/(frame|Faq)-/.test(request.url()) && seenFetched.push(/\/(frame|Faq)-/.exec(request.url())?.[1] ?? "")),
  );
  const letThrough = await holdScripts(page);
  await page.goto(paths.faq, { waitUntil: "commit" });
  await waitForExpect(() => seenFetched).toEqual(["style", "frame", "Faq"]);
  letThrough();
});

test("the script of one thing among many is fetched ahead where the address is of such a one, and nowhere else", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const fetched: string[] = [];
  page.on(
    "request",
    (request) => void fetched.push(...(/\/(Service|Post|frame)-/.exec(request.url())?.slice(1) ?? [])),
  );
  const letThrough = await holdScripts(page);
  await page.goto(href("eService", { id: "101" }), { waitUntil: "commit" });
  await waitForExpect(() => fetched.toSorted()).toEqual(["Service", "frame"]);
  letThrough();
  await getPageHeading(page, services.find(({ id }) => id === "101")?.title.az ?? "").waitFor();
});

test.each([
  [href("eService", { id: "101" }), "/services/public/101"],
  [href("post", { id: "301" }), "/posts/public/301"],
  [paths.standards, "/standards/public"],
  [paths.goodsCode, "/products/public"],
])("what %s shows is on its way before the portal comes to life", async (address, call) => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.addInitScript(() => addEventListener("portal-alive", () => performance.mark("alive"), { once: true }));
  await page.goto(address);
  await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
  const [asked, alive] = await page.evaluate(
    (path) => [
      performance.getEntriesByType("resource").find(({ name }) => new URL(name).pathname.endsWith(path))?.startTime,
      performance.getEntriesByName("alive")[0]?.startTime,
    ],
    call,
  );
  expect(asked).toBeLessThan(alive ?? 0);
});

test("what the page of a link shows is asked for when the link is pressed, and not once more when it is followed", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(paths.home);
  const twice = collectRepeatedReads(page);
  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: messagesByLanguage.az["screen.standards.title"] });
  await link.hover();
  const asked = page.waitForRequest(/\/api\/standards\//);
  await page.mouse.down();
  await asked;
  expect(new URL(page.url()).pathname).toBe(paths.home);
  await page.mouse.up();
  await page.getByRole("table").waitFor();
  expect(twice).toEqual([]);
});

test("the page of a link is fetched when somebody points at it", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(paths.home);
  let fetched = false;
  page.on("request", (request) => (fetched ||= /\/assets\/Faq-/.test(request.url())));
  const footer = page.getByRole("contentinfo");
  await waitForExpect(async () => {
    await footer.getByRole("link", { name: messagesByLanguage.az["screen.news.title"] }).hover();
    await footer.getByRole("link", { name: messagesByLanguage.az["screen.faq.title"] }).hover();
    return fetched;
  }).toBe(true);
  expect(new URL(page.url()).pathname).toBe(paths.home);
});
