import { join } from "node:path";
import { expect, test } from "vitest";
import { budgets } from "../../package.json" with { type: "json" };
import { paths } from "../../src/config/paths.ts";
import { readInitialAssets, assetKinds, sizesByKind, describeAssets } from "../support/initialLoad.ts";
import { setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

const portal = setUpPortal();
const initialLoadFiles = await readInitialAssets(join(import.meta.dirname, "../../dist"));
const initialLoadSizes = sizesByKind(initialLoadFiles);

test("the scripts of a first view stay within their budget", () => {
  const scripts = initialLoadFiles.filter(({ kind }) => kind !== "style");
  expect(
    initialLoadSizes.scripts,
    `The first view has grown; the budget stands in package.json. It is made of:\n${describeAssets(scripts)}\n`,
  ).toBeLessThanOrEqual(budgets.initialScriptKB);
  console.log(`First view: ${initialLoadSizes.scripts.toFixed(1)} of ${budgets.initialScriptKB} KB of script.`);
});

test.for(assetKinds)("what a first view has of the kind “%s” stays within its budget", (kind) => {
  const own = initialLoadFiles.filter((piece) => piece.kind === kind);
  expect(
    initialLoadSizes[kind],
    `It has grown; the budgets of all kinds stand in package.json. It is made of:\n${describeAssets(own)}\n`,
  ).toBeLessThanOrEqual(budgets.initialLoadKB[kind]);
});

test("the home page comes to life with just what the budgets are held against", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const known = initialLoadFiles.map(({ file }) => file);
  const fetched = new Set<string>();
  // Whatever is not counted never arrives.
  await page.route("**/assets/*", (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    if (!known.includes(file)) return;
    fetched.add(file);
    return route.continue();
  });
  await page.goto(paths.home, { waitUntil: "commit" });
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: messagesByLanguage.az["preferences.label"] }).click();
  await banner.getByRole("group", { name: messagesByLanguage.az["preferences.fontSize"] }).waitFor();
  expect(
    known.filter((file) => !fetched.has(file)),
    "counted, but not fetched",
  ).toEqual([]);
});

test("all that comes to the home page by itself comes in a few scripts", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(paths.home);
  await page.getByRole("link", { name: /\+994/ }).first().waitFor();
  await waitForExpect(() => page.locator("main [aria-busy=true]").count()).toBe(0);
  await page.waitForLoadState("networkidle");
  expect(
    scripts.size,
    `deploy/chunks.ts says what belongs together; the budget stands in package.json. There came:\n${[...scripts].join("\n")}\n`,
  ).toBeLessThanOrEqual(budgets.homeScriptCount);
});
