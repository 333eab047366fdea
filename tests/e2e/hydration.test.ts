import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { services } from "../../mocks/sampleData/services.ts";
import { getHref, paths } from "../../src/config/paths.ts";
import { holdScripts } from "./support/holdScripts.ts";
import { getPageHeading } from "./support/locators.ts";
import { getPath } from "./support/navigation.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { collectRepeatedReads, groupByLanguage, observeHydration, readHydration } from "./support/observeHydration.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { combineCases, selectCases } from "../support/selection.ts";
import { waitForFrames } from "./support/waitForFrames.ts";

const portal = setUpPortal();

/** Records which `h1` the page has in its frames. */
async function observeHeadings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seenHeadings: string[] = [];
    Object.assign(window, { seenHeadings });
    const readHeading = (): void => {
      const text = [...document.querySelectorAll<HTMLElement>("main h1")].map(({ innerText }) => innerText).join();
      if (seenHeadings.at(-1) !== text) seenHeadings.push(text);
      requestAnimationFrame(readHeading);
    };
    requestAnimationFrame(readHeading);
  });
}
const readHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings);

const getRootVisibility = (page: Page) => page.locator("#root").evaluate((root) => getComputedStyle(root).visibility);

test.for([
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])("shows what is waiting for a signed-in citizen without moving the home page, $width px wide", async (viewport) => {
  const { page } = await portal.newVisitor({ language: "az", as: "citizen", viewport });
  await observeHydration(page);
  // The responses arrive one after the other.
  let previous: Promise<unknown> = Promise.resolve();
  await page.route(/\/api\/(notification\/count|payments\/obligations|drafts|appeals)\?/, (route) => {
    previous = previous.then(async () => {
      await route.continue();
      await (await route.request().response())?.finished();
      await waitForFrames(page);
    });
    return previous;
  });
  await page.goto(paths.home);
  const tasks = page.getByRole("region", { name: messagesByLanguage.az["tasks.title"] });
  await tasks.getByRole("listitem").first().waitFor();
  await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
  expect((await readHydration(page)).layoutShift).toBe(0);
});

/** A detail page, a search, an unknown path and the second page of a list, which are not prerendered. */
const shellOnlyPaths = [
  getHref("eService", { id: "101" }),
  `${paths.search}?word=sertifikat`,
  getHref("post", { id: "301" }),
  "/nothing-here",
  `${paths.standards}?page=2`,
];

test.for(groupByLanguage(shellOnlyPaths))(
  "prerenders the layout of each other page in %s, and renders the content without a layout shift",
  async ([language, addresses]) => {
    const { page } = await portal.newVisitor({ language });
    await observeHydration(page);
    for (const address of addresses) {
      const releaseScripts = await holdScripts(page);
      await page.goto(address, { waitUntil: "commit" });
      await page
        .getByRole("banner")
        .getByText(messagesByLanguage[language]["signIn.identity"], { exact: true })
        .waitFor();
      releaseScripts();
      await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("link", { name: /\+994/ }).first().waitFor();
      await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
      expect((await readHydration(page)).layoutShift, address).toBe(0);
    }
  },
);

test.each(selectCases(testedLanguages))(
  "shows the heading of a service in %s before its scripts arrive, and until the page replaces it",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    await observeHydration(page);
    await observeHeadings(page);
    const releaseScripts = await holdScripts(page);
    // Not before the page has shown a frame without a heading.
    await page.route("**/services/public/101?*", async (route) => {
      await waitForExpect(() => readHeadings(page)).toEqual([""]);
      await route.continue();
    });
    await page.goto(getHref("eService", { id: "101" }), { waitUntil: "commit" });
    const service = services.find(({ id }) => id === "101");
    const title = service?.title[language] ?? "";
    await getPageHeading(page, title).waitFor();
    await page
      .getByRole("main")
      .getByText(service?.summary[language] ?? "", { exact: true })
      .waitFor();
    releaseScripts();
    await page.getByRole("link", { name: /\+994/ }).first().waitFor();
    await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
    expect(await readHeadings(page)).toEqual(["", title]);
    expect((await readHydration(page)).layoutShift).toBe(0);
  },
);

test.each([
  ["sends a title that is no text", { json: { title: 7, summary: ["Summary"] } }],
  ["sends no record", { json: null }],
  ["sends no JSON", { body: "<h1>Gateway</h1>" }],
])("shows no heading before the scripts arrive when the backend %s", async (_case, response) => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.route("**/services/public/101?*", (route) => route.fulfill(response));
  await observeHeadings(page);
  const releaseScripts = await holdScripts(page);
  const answered = page.waitForResponse("**/services/public/101?*");
  await page.goto(getHref("eService", { id: "101" }), { waitUntil: "commit" });
  await (await answered).finished();
  releaseScripts();
  const title = messagesByLanguage.az["page.eService.title"];
  await getPageHeading(page, title).waitFor();
  await page.getByRole("main").getByText(messagesByLanguage.az["state.notLoaded"]).waitFor();
  expect(await readHeadings(page)).toEqual(["", title]);
});

test.each(selectCases(testedLanguages))(
  "hides the Azerbaijani page that a server sends to a device with %s until its language is rendered",
  async (language) => {
    const { page } = await portal.newVisitor({ localStorage: { locale: language } });
    const releaseScripts = await holdScripts(page);
    await page.goto(paths.faq, { waitUntil: "commit" });
    await page.locator("#root h1").waitFor({ state: "attached" });
    // Nothing is displayed before the style sheet is there.
    await waitForExpect(() => getRootVisibility(page)).toBe(language === "az" ? "visible" : "hidden");
    releaseScripts();
    await getPageHeading(page, messagesByLanguage[language]["page.faq.title"]).waitFor();
    expect(await getRootVisibility(page)).toBe("visible");
    await waitForExpect(() =>
      page
        .context()
        .cookies()
        .then((cookies) => cookies.find(({ name }) => name === "locale")?.value),
    ).toBe(language);
  },
);

test("hydrates the search at an address with a slash, with one search box", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  await page.goto(`/en${paths.search}/?word=a`);
  await waitForExpect(() => page.url()).toBe(`${portal.origin}/en${paths.search}?word=a`);
  await page.getByRole("heading", { level: 1, name: /“a”/ }).waitFor();
  await waitForExpect(() => page.getByRole("main").locator("[aria-busy=true]").count()).toBe(0);
  expect(await page.getByRole("combobox", { name: messagesByLanguage.en["search.label"] }).count()).toBe(1);
});

test.each([
  ["//faq/index.html", "az", "/faq"],
  ["/ru//faq", "ru", "/ru/faq"],
  ["/EN/FAQ", "en", "/en/faq"],
] as const)("opens the page of %s in %s at %s", async (address, language, path) => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(portal.origin + address);
  await getPageHeading(page, messagesByLanguage[language]["page.faq.title"]).waitFor();
  await waitForExpect(() => page.url()).toBe(portal.origin + path);
});

test("replays a click before hydration once after it", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const releaseScripts = await holdScripts(page);
  await page.goto(paths.home, { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("button", { name: messagesByLanguage.az["preferences.label"] }).click();
  releaseScripts();
  await page.getByRole("group", { name: messagesByLanguage.az["preferences.fontSize"] }).waitFor();
});

test("opens a menu group that was clicked before hydration", async () => {
  const { page } = await portal.newVisitor({ language: "ru" });
  const releaseScripts = await holdScripts(page);
  await page.goto(paths.home, { waitUntil: "commit" });
  const menu = page.getByRole("navigation", { name: messagesByLanguage.ru["menu.label"] });
  await menu.getByRole("button", { name: messagesByLanguage.ru["page.informationCenter.title"] }).click();
  releaseScripts();
  await menu.getByRole("link", { name: messagesByLanguage.ru["page.news.title"] }).waitFor();
  expect(
    await menu
      .getByRole("button", { name: messagesByLanguage.ru["page.informationCenter.title"] })
      .getAttribute("aria-expanded"),
  ).toBe("true");
});

test("searches for the text that was typed before hydration", async () => {
  const { page } = await portal.newVisitor({ language: "en" });
  const releaseScripts = await holdScripts(page);
  await page.goto(paths.home, { waitUntil: "commit" });
  const field = page.getByRole("combobox", { name: messagesByLanguage.en["search.label"] });
  await field.fill("certificate");
  releaseScripts();
  await page.getByRole("listbox").getByRole("option").first().waitFor();
  expect(await field.inputValue()).toBe("certificate");
});

test("keeps the filter values that were entered before hydration", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const releaseScripts = await holdScripts(page);
  await page.goto(paths.eServices, { waitUntil: "commit" });
  const field = page.getByLabel(messagesByLanguage.az["list.services.filter.word"]);
  await field.fill("sertifikat");
  await page
    .getByLabel(messagesByLanguage.az["list.services.filter.competitionQualityType"])
    .selectOption({ label: messagesByLanguage.az["service.type.2"] });
  releaseScripts();
  await page.getByRole("link", { name: /\+994/ }).first().waitFor();
  expect(await field.inputValue()).toBe("sertifikat");
  await page.getByRole("button", { name: messagesByLanguage.az["list.apply"] }).click();
  await waitForExpect(() => page.url()).toMatch(/word=sertifikat&competitionQualityType=2/);
});

test("fills in the filters from the URL, and shows the filtered list", async () => {
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

test("is readable without scripts, with a working menu and search", async () => {
  const { page } = await portal.newVisitor({ language: "en", javaScriptEnabled: false });
  await page.goto(paths.home);
  await page
    .getByRole("navigation", { name: messagesByLanguage.en["menu.label"] })
    .getByRole("link", { name: messagesByLanguage.en["page.faq.title"] })
    .click();
  await getPageHeading(page, messagesByLanguage.en["page.faq.title"]).waitFor();
  await page.getByRole("combobox", { name: messagesByLanguage.en["search.label"] }).fill("certificate");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${paths.search}?word=certificate`);
});

test("hides the sign-in buttons while a session is being restored", async () => {
  const { page } = await portal.newVisitor({ language: "az", as: "citizen" });
  const releaseScripts = await holdScripts(page);
  await page.goto(paths.home, { waitUntil: "commit" });
  const signIn = page.getByRole("banner").getByText(messagesByLanguage.az["signIn.identity"], { exact: true });
  await signIn.waitFor({ state: "attached" });
  // Nothing is displayed before the style sheet is there.
  await waitForExpect(() => signIn.isVisible()).toBe(false);
  releaseScripts();
  await page
    .getByRole("banner")
    .getByRole("link", { name: messagesByLanguage.az["page.notifications.title"] })
    .waitFor();
  expect(await signIn.count()).toBe(0);
});

test.each(selectCases([1280, 360]))(
  "moves nothing but the texts beside the account menu at %i pixels while a session is being restored",
  async (width) => {
    const { page } = await portal.newVisitor({ language: "ru", as: "citizen", viewport: { width, height: 800 } });
    await observeHydration(page);
    const releaseScripts = await holdScripts(page);
    await page.goto(paths.accessibility, { waitUntil: "commit" });
    await getPageHeading(page, messagesByLanguage.ru["page.accessibility.title"]).waitFor();
    releaseScripts();
    // On a phone, the menu contains the sidebar's links.
    if (width === 1280) await page.getByRole("navigation", { name: messagesByLanguage.ru["sidebar.label"] }).waitFor();
    await page
      .getByRole("banner")
      .getByRole("link", { name: messagesByLanguage.ru["page.notifications.title"] })
      .waitFor();
    expect((await readHydration(page)).layoutShift).toBeLessThan(0.02);
  },
);

test.each(combineCases(selectCases([paths.appeals, paths.notifications, paths.paymentObligations]), testedLanguages))(
  "prerenders the title of %s in %s, and moves nothing but the texts beside the account menu afterwards",
  async (path, language) => {
    const { page } = await portal.newVisitor({ language, as: "citizen" });
    await observeHydration(page);
    const releaseScripts = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    const title = page.getByRole("main").getByRole("heading", { level: 1 });
    await title.waitFor();
    const titleText = await title.innerText();
    releaseScripts();
    await page.getByRole("navigation", { name: messagesByLanguage[language]["sidebar.label"] }).waitFor();
    await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
    expect(await title.innerText()).toBe(titleText);
    expect((await readHydration(page)).layoutShift).toBeLessThan(0.02);
  },
);

test("preloads the scripts of a page after its styles", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const seenFetched: string[] = [];
  page.on("requestfinished", (request) => void (/\/style-/.test(request.url()) && seenFetched.push("style")));
  page.on(
    "request",
    (request) =>
      void (
        /\/(app-shell|FaqPage)-/.test(request.url()) &&
        seenFetched.push(/\/(app-shell|FaqPage)-/.exec(request.url())?.[1] ?? "")
      ),
  );
  const releaseScripts = await holdScripts(page);
  await page.goto(paths.faq, { waitUntil: "commit" });
  await waitForExpect(() => seenFetched).toEqual(["style", "app-shell", "FaqPage"]);
  releaseScripts();
});

test("preloads the script of a detail page on its URL, and nowhere else", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const fetched: string[] = [];
  page.on(
    "request",
    (request) => void fetched.push(...(/\/(ServicePage|PostPage|app-shell)-/.exec(request.url())?.slice(1) ?? [])),
  );
  const releaseScripts = await holdScripts(page);
  await page.goto(getHref("eService", { id: "101" }), { waitUntil: "commit" });
  await waitForExpect(() => fetched.toSorted()).toEqual(["ServicePage", "app-shell"]);
  releaseScripts();
  await getPageHeading(page, services.find(({ id }) => id === "101")?.title.az ?? "").waitFor();
});

test.each(
  selectCases([
    [getHref("eService", { id: "101" }), "/services/public/101"],
    [getHref("post", { id: "301" }), "/posts/public/301"],
    [paths.standards, "/standards/public"],
    [paths.goodsCode, "/products/public"],
  ]),
)("requests the data of %s before hydration", async (address, apiPath) => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.addInitScript(() => addEventListener("hydrated", () => performance.mark("hydrated"), { once: true }));
  await page.goto(address);
  await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
  const [requestedAtMs, hydratedAtMs] = await page.evaluate(
    (path) => [
      performance.getEntriesByType("resource").find(({ name }) => new URL(name).pathname.endsWith(path))?.startTime,
      performance.getEntriesByName("hydrated")[0]?.startTime,
    ],
    apiPath,
  );
  expect(requestedAtMs).toBeLessThan(hydratedAtMs ?? 0);
});

test("requests the data of a linked page on press, and not again on navigation", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(paths.home);
  const stopCollecting = collectRepeatedReads(page);
  const link = page.getByRole("contentinfo").getByRole("link", { name: messagesByLanguage.az["page.standards.title"] });
  await link.hover();
  const dataRequest = page.waitForRequest(/\/api\/standards\//);
  await page.mouse.down();
  await dataRequest;
  expect(getPath(page)).toBe(paths.home);
  await page.mouse.up();
  await page.getByRole("table").waitFor();
  expect(stopCollecting()).toEqual([]);
});

test("preloads the chunk of a linked page on hover", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(paths.home);
  let fetched = false;
  page.on("request", (request) => (fetched ||= /\/assets\/FaqPage-/.test(request.url())));
  const footer = page.getByRole("contentinfo");
  await waitForExpect(async () => {
    await footer.getByRole("link", { name: messagesByLanguage.az["page.news.title"] }).hover();
    await footer.getByRole("link", { name: messagesByLanguage.az["page.faq.title"] }).hover();
    return fetched;
  }).toBe(true);
  expect(getPath(page)).toBe(paths.home);
});

test("does not preload the chunk of a link that is scrolled under a resting pointer", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  // Nothing is preloaded for being in the viewport.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto(paths.home);
  const fetched = new Set<string>();
  page.on("request", (request) => void fetched.add(/\/assets\/(\w+)-/.exec(request.url())?.[1] ?? ""));
  const footer = page.getByRole("contentinfo");
  const scrollTo = (top: number): Promise<void> => page.evaluate((value) => window.scrollTo(0, value), top);
  const link = footer.getByRole("link", { name: messagesByLanguage.az["page.faq.title"] });
  await waitForExpect(async () => {
    await footer.getByRole("link", { name: messagesByLanguage.az["page.offices.title"] }).hover();
    await footer.getByRole("link", { name: messagesByLanguage.az["page.news.title"] }).hover();
    return fetched.has("NewsPage");
  }).toBe(true);
  await scrollTo(100_000);
  const box = await link.boundingBox();
  await scrollTo(0);
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  const isReached = page.evaluate(
    (path) =>
      new Promise((resolve) =>
        document.addEventListener("pointerover", ({ target }) => {
          if (target instanceof Element && target.closest("a")?.pathname === path) resolve(true);
        }),
      ),
    paths.faq,
  );
  await scrollTo(100_000);
  expect(await isReached).toBe(true);
  expect(fetched).not.toContain("FaqPage");
  await page.mouse.move((box?.x ?? 0) + 6, (box?.y ?? 0) + 50);
  const chunkRequest = page.waitForRequest(/\/assets\/FaqPage-/);
  await link.hover();
  await chunkRequest;
});

test.for([
  { chunk: "SignInDialogs", landmark: "banner", messageId: "signIn.foreign" },
  { chunk: "RemarkDialog", landmark: "contentinfo", messageId: "remark.question" },
] as const)("preloads $chunk when the pointer reaches its button", async ({ chunk, landmark, messageId }) => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(paths.home);
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(/\/assets\/(\w+)-/.exec(request.url())?.[1] ?? ""));
  await waitForExpect(async () => {
    await page.getByRole("heading", { level: 1 }).hover();
    await page.getByRole(landmark).getByRole("button", { name: messagesByLanguage.az[messageId] }).hover();
    return fetched.includes(chunk);
  }).toBe(true);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test.for([
  { name: "of pages that are linked in the viewport, and that a visitor may open", saveData: false },
  { name: "of no page before a link is used, when the visitor saves data", saveData: true },
])("preloads the scripts $name", async ({ saveData }) => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.clock.install();
  await page.addInitScript(
    (connection) => Object.defineProperty(navigator, "connection", { value: connection }),
    saveData ? { saveData, effectiveType: "4g" } : { saveData },
  );
  const fetched = new Set<string>();
  page.on("request", (request) => void fetched.add(/\/(\w+Page)-[\w-]+\.js$/.exec(request.url())?.[1] ?? ""));
  await page.goto(getHref("eService", { id: "101" }));
  await getPageHeading(page, services.find(({ id }) => id === "101")?.title.az ?? "").waitFor();
  const listLoaded = (): string[] =>
    ["EServicesPage", "ApplyPage", "OfficesPage"].filter((chunk) => fetched.has(chunk));
  if (saveData) {
    await page.clock.runFor(20_000);
    expect(listLoaded()).toEqual([]);
    return;
  }
  await waitForExpect(async () => {
    await page.clock.runFor(1000);
    return listLoaded();
  }).toEqual(["EServicesPage"]);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: messagesByLanguage.az["page.offices.title"] })
    .scrollIntoViewIfNeeded();
  await waitForExpect(async () => {
    await page.clock.runFor(1000);
    return listLoaded();
  }).toEqual(["EServicesPage", "OfficesPage"]);
});

test("a page that does not become interactive fails the test that opens it", async () => {
  const { page } = await portal.newVisitor();
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => document.head.setAttribute("data-pending-hydration", "")),
  );
  page.setDefaultTimeout(2000);
  page.setDefaultNavigationTimeout(60_000);
  await expect(page.goto(paths.faq)).rejects.toThrow(/Timeout 2000ms exceeded/);
});
