import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { paths } from "../../src/config/paths.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { waitForPage } from "./support/locators.ts";
import { navigateTo } from "./support/navigation.ts";
import { testedRoutes } from "./support/testUsers.ts";
import { testedLanguages, setUpPortal } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";

// Each of these is seen in one language; with `FULL=1` every page in all of them, down to its end.
const runAll = process.env["FULL"] === "1";

/** Pages that between them show every tone, ground and kind of control. */
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

for (const build of ["competition", "quality"] as const) {
  const portal = setUpPortal({ build });

  test.for(testedLanguages.map((language, turn) => ({ language, turn })))(
    `without colours every text of the ${build} portal still stands out from its ground, as the screen shows it, in $language`,
    { timeout: runAll ? 900_000 : 240_000 },
    async ({ language, turn }) => {
      // Three dots for each pixel, so that the stems of small letters have their full colour.
      const { page } = await portal.newVisitor({
        as: "citizen",
        language,
        reducedMotion: "reduce",
        deviceScaleFactor: 3,
        localStorage: { websitePreferences: '{"showColor":false}' },
      });
      await page.goto(paths.siteMap);
      await waitForPage(page);
      const found: string[] = [];
      let measured = 0;
      for (const address of runAll
        ? testedRoutes.map((name) => examplePaths[name])
        : sampledPaths.filter((_, at) => at % testedLanguages.length === turn)) {
        await navigateTo(page, address);
        await waitForExpect(() => page.evaluate(() => [...document.images].every(({ complete }) => complete))).toBe(
          true,
        );
        do {
          const texts = await findVisibleTexts(page);
          const picture = await page.screenshot();
          const ratios = await measureContrasts(page, picture.toString("base64"), texts);
          measured += ratios.length;
          for (const [place, ratio] of ratios.entries()) {
            const { text, large } = texts[place]!;
            if (ratio < (large ? 3 : 4.5)) found.push(`${address}: ${ratio.toFixed(2)} “${text}”`);
          }
        } while (await scrollToNextPart(page));
      }
      console.log(`${build} in ${language}: ${measured} texts measured in grey`);
      expect(measured).toBeGreaterThan(100);
      expect(found).toEqual([]);
    },
  );
}

/** Brings the next part of a page that is measured to its end into sight, and says whether there was one. */
const scrollToNextPart = async (page: Page): Promise<boolean> =>
  runAll &&
  page.evaluate(() => {
    const before = scrollY;
    scrollBy({ top: innerHeight - 100, behavior: "instant" });
    return scrollY > before;
  });

type VisibleText = { text: string; large: boolean; x: number; y: number; width: number; height: number };

/** The texts that are in sight, each with the box of its first line. */
const findVisibleTexts = (page: Page): Promise<VisibleText[]> =>
  page.evaluate(() => {
    const seen: { text: string; large: boolean; x: number; y: number; width: number; height: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const { currentNode } = walker;
      const text = (currentNode.textContent ?? "").trim();
      const element = currentNode.parentElement;
      // What is folded away has its place, but is not drawn.
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
      // Hidden words and words under a panel are not what the picture shows.
      const onTop = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (onTop === null || !(element.contains(onTop) || onTop.contains(element))) continue;
      const clipped = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).clipPath.startsWith("inset(") || clipped(one.parentElement));
      if (clipped(element)) continue;
      const { fontSize, fontWeight } = getComputedStyle(element);
      const size = Number.parseFloat(fontSize);
      seen.push({
        text: text.slice(0, 50),
        large: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
        x: box.left,
        y: box.top,
        width: box.width,
        height: box.height,
      });
    }
    return seen;
  });

/** The contrast in each box: between its commonest brightness, which is the ground, and the one farthest from it that is more than a speck. */
async function measureContrasts(page: Page, screenshot: string, boxes: readonly VisibleText[]): Promise<number[]> {
  // Read by a page of nobody's: the portal's own policy would not let the picture in.
  const reader = await page.context().newPage();
  try {
    return await reader.evaluate(
      async ([data, places]) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
        const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
        const drawn = canvas.getContext("2d");
        if (drawn === null) throw new Error("There is no canvas.");
        drawn.drawImage(bitmap, 0, 0);
        const brightness = (value: number): number =>
          value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        return places.map(({ x, y, width, height }) => {
          const pixels = drawn.getImageData(
            Math.floor(x * 3),
            Math.floor(y * 3),
            Math.ceil(width * 3),
            Math.ceil(height * 3),
          ).data;
          const counts = new Uint32Array(256);
          for (let at = 0; at < pixels.length; at += 4) counts[pixels[at] ?? 0]! += 1;
          const ground = counts.indexOf(Math.max(...counts));
          const specks = Math.max(4, pixels.length / 4 / 400);
          let [darkest, brightest] = [ground, ground];
          for (let sum = 0, level = 0; level < ground; level += 1)
            if ((sum += counts[level] ?? 0) >= specks) {
              darkest = level;
              break;
            }
          for (let sum = 0, level = 255; level > ground; level -= 1)
            if ((sum += counts[level] ?? 0) >= specks) {
              brightest = level;
              break;
            }
          const ratio = (one: number): number => {
            const [a, b] = [brightness(one / 255), brightness(ground / 255)];
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
          };
          return Math.max(ratio(darkest), ratio(brightest));
        });
      },
      [screenshot, boxes] as const,
    );
  } finally {
    await reader.close();
  }
}
