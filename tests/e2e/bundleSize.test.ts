import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Page, Request, Route } from "playwright-core";
import { expect, test } from "vitest";
import { budgets } from "../../package.json" with { type: "json" };
import { getHref, paths } from "../../src/config/paths.ts";
import { measureCompressedKB } from "../support/compressedSize.ts";
import { readInitialAssets, assetKinds, measureSizesByKind, describeAssets } from "../support/initialLoad.ts";
import { keepFirstView } from "./support/keepFirstView.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal({ usesNewContexts: true });
const buildFolder = join(import.meta.dirname, "../../dist");
const initialLoadFiles = await readInitialAssets(buildFolder);
const initialLoadSizes = measureSizesByKind(initialLoadFiles);

test("keeps the scripts of the initial load within their budget", () => {
  const scripts = initialLoadFiles.filter(({ kind }) => kind !== "style");
  expect(
    initialLoadSizes.scripts,
    `The initial load has grown; package.json holds the budget. It consists of:\n${describeAssets(scripts)}\n`,
  ).toBeLessThanOrEqual(budgets.initialScriptKB);
  console.log(`Initial load: ${initialLoadSizes.scripts.toFixed(1)} of ${budgets.initialScriptKB} KB of script.`);
});

test.for(assetKinds)("keeps the assets of kind “%s” of the initial load within their budget", (kind) => {
  const assetsOfKind = initialLoadFiles.filter((asset) => asset.kind === kind);
  expect(
    initialLoadSizes[kind],
    `It has grown; package.json holds the budgets of all kinds. It consists of:\n${describeAssets(assetsOfKind)}\n`,
  ).toBeLessThanOrEqual(budgets.initialLoadKB[kind]);
});

test("keeps the largest pages, with their style, small enough for the first round trip of a connection", async () => {
  const pageFiles = (await readdir(buildFolder, { recursive: true })).filter((file) => file.endsWith(".html"));
  const pages = await Promise.all(
    pageFiles.map(async (file) => ({ file, html: await readFile(join(buildFolder, file)) })),
  );
  expect(pages.length).toBeGreaterThan(100);
  const largest = pages.toSorted((a, b) => b.html.length - a.html.length).slice(0, 4);
  const sizes = largest.map(({ file, html }) => ({ file, sizeKB: brotliCompressSync(html).length / 1000 }));
  expect(sizes.filter(({ sizeKB }) => sizeKB > budgets.pageKB)).toEqual([]);
});

test("hydrates the home page with exactly the files that the budgets count", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const countedFiles = initialLoadFiles.map(({ file }) => file);
  const fetched = new Set<string>();
  // Requests of files that are not counted never complete.
  await page.route("**/assets/*", (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (!countedFiles.includes(file)) return;
    fetched.add(file);
    return route.continue();
  });
  await page.goto(paths.home, { waitUntil: "commit" });
  const banner = page.getByRole("banner");
  const panel = banner.getByRole("button", { name: messagesByLanguage.az["preferences.label"] });
  await panel.click();
  await waitForExpect(() => panel.getAttribute("aria-expanded")).toBe("true");
  expect(
    countedFiles.filter((file) => !fetched.has(file)),
    "counted, but not fetched",
  ).toEqual([]);
});

/** Who opens the home page, and how much its first view may load. */
const homeBudgets = [
  {
    name: "a visitor",
    requestCount: budgets.homeRequestCount,
    scriptCount: budgets.homeScriptCount,
    scriptKB: budgets.homeScriptKB,
  },
  {
    name: "a signed-in citizen",
    as: "citizen",
    requestCount: budgets.signedInHomeRequestCount,
    scriptKB: budgets.signedInHomeScriptKB,
  },
] as const;

test.for(homeBudgets)(
  "loads the home page of $name with few requests and scripts, and few bytes of script",
  async (budget) => {
    const { context, page } = await portal.newVisitor({ language: "az", ...("as" in budget && { as: budget.as }) });
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    const scripts = new Set<string>();
    const requests: string[] = [];
    session.on("Network.requestWillBeSent", ({ request, type }) => {
      requests.push(request.url);
      if (type === "Script") scripts.add(new URL(request.url).pathname);
    });
    // Without any interaction, which would load the rest of the page.
    await keepFirstView(page);
    await page.goto(paths.home, { waitUntil: "load" });
    await page.getByRole("link", { name: /\+994/ }).first().waitFor();
    await waitForExpect(() => page.locator("main section").first().locator("[aria-busy=true]").count()).toBe(0);
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(
      [...scripts].map(async (path) => measureCompressedKB(await readFile(join(buildFolder, path)))),
    );
    const list = requests.join("\n");
    expect(requests.length, list).toBeLessThanOrEqual(budget.requestCount);
    if ("scriptCount" in budget)
      expect(
        scripts.size,
        `deploy/chunks.ts defines the chunks; package.json holds the budget. Loaded scripts:\n${[...scripts].join("\n")}\n`,
      ).toBeLessThanOrEqual(budget.scriptCount);
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      list,
    ).toBeLessThanOrEqual(budget.scriptKB);
  },
);

/** Waits until the page has nothing to do, so that it has sent every request that its last responses lead to. */
const waitUntilIdle = async (page: Page): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(() => setTimeout(resolve))));
};

/** Who opens which page, and after how many round trips its first view is complete. */
const roundTripBudgets = [
  { name: "the home page of a visitor", path: paths.home, count: budgets.homeRoundTrips },
  {
    name: "the home page of a signed-in citizen",
    as: "citizen",
    path: paths.home,
    count: budgets.signedInHomeRoundTrips,
  },
  { name: "the page of a service", path: getHref("eService", { id: 101 }), count: budgets.recordRoundTrips },
] as const;

test.for(roundTripBudgets)("has the first view of $name after few round trips", async ({ path, count, ...visitor }) => {
  const { page } = await portal.newVisitor({ language: "az", ...("as" in visitor && { as: visitor.as }) });
  await keepFirstView(page);
  // Without preloads of visible links: on a slow machine they start before the first view is complete.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const held: Route[] = [];
  // The list does not need the sign of the currency, which has its own font.
  const isUnneeded = (request: Request): boolean => request.resourceType() === "font";
  await page.route("**/*", (route) => (isUnneeded(route.request()) ? route.continue() : void held.push(route)));
  void page.goto(path);
  const roundTrips: string[][] = [];
  const firstView = page.locator(path === paths.home ? "main section" : "main").first();
  const isComplete = async (): Promise<boolean> =>
    roundTrips.length > 1 &&
    (await page.getByRole("heading", { level: 1 }).count()) > 0 &&
    (await firstView.locator("[aria-busy=true]").count()) === 0;
  // Each round trip answers all requests that the page has sent so far.
  for (;;) {
    await waitForExpect(async () => held.length > 0 || (await isComplete())).toBe(true);
    if (held.length === 0) break;
    if (roundTrips.length > 0) await waitUntilIdle(page);
    const requests = held.splice(0);
    roundTrips.push(requests.map((route) => new URL(route.request().url()).pathname));
    await Promise.all(
      requests.map(async (route) => {
        await route.continue();
        await (await route.request().response())?.finished();
      }),
    );
    await waitUntilIdle(page);
  }
  expect(roundTrips.length, roundTrips.map((urls) => urls.join(" ")).join("\n")).toBeLessThanOrEqual(count);
});
