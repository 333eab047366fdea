import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { waitForPage } from "./support/locators.ts";
import { navigateTo } from "./support/navigation.ts";
import { testedRoutes } from "./support/testUsers.ts";
import { testedLanguages, setUpPortal } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { isFullRun, selectCase, selectCases } from "../support/selection.ts";
import { testDay } from "../support/testDay.ts";

// A run measures a quarter of the sample in each portal, in one language; a full run every page down to its end, in one of the languages by turns.

/** Pages that together show every tone, background and kind of control. */
const sampledPaths = [
  paths.home,
  paths.eServices,
  paths.appeals,
  "/my-appeals/481",
  paths.paymentObligations,
  paths.exchangeRates,
  paths.marketPrices,
  paths.evaluation,
  paths.notifications,
  paths.search,
];

for (const [buildIndex, build] of (["competition", "quality"] as const).entries()) {
  const portal = setUpPortal({ build });

  test.for(selectCases(testedLanguages))(
    `keeps enough contrast for every text of the ${build} portal in monochrome, in %s`,
    { timeout: isFullRun ? 1_800_000 : 240_000 },
    async (language) => {
      // Three device pixels per CSS pixel, so that thin stems of small letters keep their full colour.
      const { context, page } = await portal.newVisitor({
        as: "citizen",
        language,
        reducedMotion: "reduce",
        deviceScaleFactor: 3,
        localStorage: { websitePreferences: '{"showColor":false}' },
      });
      await page.goto(paths.siteMap);
      await waitForPage(page);
      // A blank page reads the screenshots: the portal's content security policy blocks them.
      const reader = await context.newPage();
      const failures: string[] = [];
      let measuredCount = 0;
      for (const address of isFullRun
        ? testedRoutes
            .filter((_, index) => selectCase(testedLanguages, index) === language)
            .map((name) => examplePaths[name])
        : sampledPaths.filter((_, index) => (index + testDay + 2 * buildIndex) % 4 === 0)) {
        await navigateTo(page, address);
        await waitForExpect(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(
          true,
        );
        await waitForExpect(() => page.locator("[aria-busy=true]").count()).toBe(0);
        do {
          const { texts, screenshot } = await captureTexts(page);
          const ratios = await measureContrasts(reader, screenshot.toString("base64"), texts);
          measuredCount += ratios.length;
          for (const [index, ratio] of ratios.entries()) {
            const { text, isLarge } = texts[index]!;
            if (ratio < (isLarge ? 3 : 4.5)) failures.push(`${address}: ${ratio.toFixed(2)} “${text}”`);
          }
        } while (await scrollToNextPart(page));
      }
      console.log(`${build} in ${language}: ${measuredCount} texts measured in grey`);
      expect(measuredCount).toBeGreaterThan(50);
      expect(failures).toEqual([]);
    },
  );
}

/** Scrolls to the next part of the page in the full run. Returns whether there is one. */
const scrollToNextPart = async (page: Page): Promise<boolean> =>
  isFullRun &&
  page.evaluate(() => {
    const before = scrollY;
    scrollBy({ top: innerHeight - 100, behavior: "instant" });
    return scrollY > before;
  });

type VisibleText = { text: string; isLarge: boolean; x: number; y: number; width: number; height: number };

/** Returns the visible texts and a screenshot of them. Repeats both while late content moves the texts. */
async function captureTexts(page: Page): Promise<{ texts: VisibleText[]; screenshot: Buffer }> {
  const texts = await findVisibleTexts(page);
  const screenshot = await page.screenshot();
  return JSON.stringify(await findVisibleTexts(page)) === JSON.stringify(texts)
    ? { texts, screenshot }
    : captureTexts(page);
}

/** Returns the visible texts, each with the box of its first line. */
const findVisibleTexts = (page: Page): Promise<VisibleText[]> =>
  page.evaluate(() => {
    const visible: { text: string; isLarge: boolean; x: number; y: number; width: number; height: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { currentNode } = walker;
      const text = (currentNode.textContent ?? "").trim();
      const element = currentNode.parentElement;
      // Collapsed content has a box, but is not rendered.
      if (
        text === "" ||
        element === null ||
        !element.checkVisibility() ||
        element.closest("script, style, :disabled, [aria-disabled=true]") !== null
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const [box] = range.getClientRects();
      if (
        box === undefined ||
        box.width < 6 ||
        box.height < 6 ||
        box.left < 0 ||
        box.right > innerWidth ||
        box.top < 0 ||
        box.bottom > innerHeight
      )
        continue;
      // Visually hidden texts, and texts under an overlay or outside a panel that scrolls, are not in the screenshot.
      const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (onTop === null || !(element.contains(onTop) || onTop.contains(element))) continue;
      const isClipped = (candidate: Element | null): boolean => {
        if (candidate === null || candidate === document.body) return false;
        const { clipPath, overflowY } = getComputedStyle(candidate);
        const { top, bottom } = candidate.getBoundingClientRect();
        const isScrolledAway = overflowY !== "visible" && (box.top < top || box.bottom > bottom);
        return clipPath.startsWith("inset(") || isScrolledAway || isClipped(candidate.parentElement);
      };
      if (isClipped(element)) continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      visible.push({
        text: text.slice(0, 50),
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        x: box.left,
        y: box.top,
        width: box.width,
        height: box.height,
      });
    }
    return visible;
  });

/**
 * Returns the contrast ratio of each box: between its most frequent brightness (the background) and the brightness
 * farthest from it that covers more than a few pixels. `reader` is a page that may show the screenshot.
 */
async function measureContrasts(reader: Page, screenshot: string, boxes: readonly VisibleText[]): Promise<number[]> {
  return reader.evaluate(
    async ([screenshotBase64, boxes]) => {
      const bytes = Uint8Array.from(atob(screenshotBase64), (letter) => letter.codePointAt(0) ?? 0);
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context2d = canvas.getContext("2d", { willReadFrequently: true });
      if (context2d === null) throw new Error("The canvas has no 2D context.");
      context2d.drawImage(bitmap, 0, 0);
      const brightness = (value: number): number =>
        value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      return boxes.map(({ x, y, width, height }) => {
        const pixels = context2d.getImageData(
          Math.floor(x * 3),
          Math.floor(y * 3),
          Math.ceil(width * 3),
          Math.ceil(height * 3),
        ).data;
        const counts = new Uint32Array(256);
        for (let offset = 0; offset < pixels.length; offset += 4) counts[pixels[offset] ?? 0]! += 1;
        const background = counts.indexOf(Math.max(...counts));
        const minPixelCount = Math.max(4, pixels.length / 4 / 400);
        let [darkest, brightest] = [background, background];
        for (let sum = 0, level = 0; level < background; level += 1)
          if ((sum += counts[level] ?? 0) >= minPixelCount) {
            darkest = level;
            break;
          }
        for (let sum = 0, level = 255; level > background; level -= 1)
          if ((sum += counts[level] ?? 0) >= minPixelCount) {
            brightest = level;
            break;
          }
        const ratio = (level: number): number => {
          const [a, b] = [brightness(level / 255), brightness(background / 255)];
          return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        };
        return Math.max(ratio(darkest), ratio(brightest));
      });
    },
    [screenshot, boxes] as const,
  );
}
