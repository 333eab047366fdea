import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { buildFolders } from "../../deploy/build.ts";
import { paths } from "../../src/config/paths.ts";
import { combineCases, selectPart } from "../support/selection.ts";
import { setUpPortal } from "./support/portal.ts";
import { portal as portalOfRun } from "../../src/config/portal.ts";

const portal = setUpPortal({ usesNewContexts: true });
const buildFolder = join(import.meta.dirname, "../..", buildFolders[portalOfRun]);
const pageFiles = (await readdir(buildFolder, { recursive: true })).filter((file) => file.endsWith(".html"));

test("has one critical style in all pages, and blocks no paint with a style sheet", async () => {
  const heads = await Promise.all(
    pageFiles.map(async (file) => {
      const html = await readFile(join(buildFolder, file), "utf8");
      const [head = "", body = ""] = html.split("<body>");
      expect(head, file).not.toContain('rel="stylesheet"');
      expect(body, file).toMatch(/<link rel="stylesheet"[^>]*>\s*<\/body>/);
      return [...head.matchAll(/<style>[\s\S]*?<\/style>/g)].join("");
    }),
  );
  expect(heads[0]).not.toBe("");
  expect(new Set(heads).size).toBe(1);
});

/** Returns the place and the look of every element of a page, one line each. */
const readLook = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Near the end of the viewport, the browser may or may not have laid it out yet.
    document.querySelector<HTMLElement>("footer")?.style.setProperty("content-visibility", "visible");
    // A skeleton appears after a moment: what counts is the end of each animation.
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
      else animation.cancel();
    }
    return [...document.querySelectorAll("body *")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [style, before, after] = [null, "::before", "::after"].map((pseudo) => getComputedStyle(element, pseudo));
      return [
        `${element.tagName} ${element.getAttribute("class") ?? ""}`,
        ...[x, y, width, height].map((length) => length.toFixed(1)),
        ...[style, before, after].flatMap((each) =>
          ["color", "background-color", "background-image", "font", "border", "opacity", "visibility", "content"].map(
            (name) => each?.getPropertyValue(name),
          ),
        ),
      ].join(" | ");
    });
  });

const prerenderedPaths = pageFiles.flatMap((file) =>
  file.endsWith("index.html") && !file.startsWith("pages")
    ? [`/${relative("", file).replace(/\/?index\.html$/, "")}`]
    : [],
);

test.for(combineCases(selectPart(prerenderedPaths, 14), [360, 768, 1280]))(
  "looks the same at %s, %d px wide, before and after the complete style sheet",
  async ([path, width]) => {
    const { context } = await portal.newVisitor({
      language: "az",
      viewport: { width, height: 900 },
      // A moment of an animation is no difference.
      reducedMotion: "reduce",
      expectedConsoleErrors: /Failed to load resource/,
    });
    const appearances = [];
    for (const blocked of [/\.(js|css)$/, /\.js$/]) {
      const page = await context.newPage();
      await page.route(blocked, (route) => route.abort());
      await page.goto(path, { waitUntil: "load" });
      appearances.push(await readLook(page));
      await page.close();
    }
    expect(appearances[0]?.length).toBeGreaterThan(20);
    expect(appearances[0]).toEqual(appearances[1]);
  },
);

test("paints the home page before any script and style sheet has arrived", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  // The responses never arrive.
  await page.route(/\/assets\//, () => undefined);
  await page.goto(paths.home, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length === 1);
  expect(await page.getByRole("banner").evaluate((banner) => getComputedStyle(banner).backgroundColor)).not.toBe(
    "rgba(0, 0, 0, 0)",
  );
});

test("has its font face in the head, because one of a later style sheet makes Chromium lay out all text again", async () => {
  const { page } = await portal.newVisitor({ language: "az" });
  await page.goto(paths.home);
  const faces = await page.evaluate(() =>
    [...document.styleSheets].flatMap(({ cssRules, href }) =>
      [...cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [{ isInHead: href === null }] : [])),
    ),
  );
  expect(faces).toEqual([{ isInHead: true }]);
});
