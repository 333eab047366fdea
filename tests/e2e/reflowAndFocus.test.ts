import axe from "axe-core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Language } from "../../src/i18n/language.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { waitForPage } from "./support/locators.ts";
import { navigateTo, changeStoredPreferences } from "./support/navigation.ts";
import { testedRoutes } from "./support/testUsers.ts";
import { testedLanguages, setUpPortal } from "./support/portal.ts";

const portal = setUpPortal();

/** Each screen in one of the languages in turn; in the long run every screen in all of them. */
const routesIn = (language: Language): typeof testedRoutes =>
  process.env["FULL"] === "1"
    ? testedRoutes
    : testedRoutes.filter((_, at) => at % testedLanguages.length === testedLanguages.indexOf(language));

/** What the law lets readers ask of any page: lines, letters, words and paragraphs further apart. */
const textSpacingCss =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }";
/** The least size of something to press, in pixels. */
const minTargetSizePx = 24;

test.for(testedLanguages)(
  "at 320 pixels nothing scrolls sideways or is cut off, also with letters spaced out, and everything is large enough to be pressed, in %s",
  { timeout: 300_000 },
  async (language) => {
    const { page } = await portal.newVisitor({
      as: "citizen",
      language,
      reducedMotion: "reduce",
      viewport: { width: 320, height: 700 },
    });
    const found: string[] = [];
    const note = (address: string, faults: readonly string[]): void =>
      void found.push(...faults.map((fault) => `${address}: ${fault}`));
    await page.goto(examplePaths.siteMap);
    await waitForPage(page);
    for (const name of routesIn(language)) {
      const address = examplePaths[name];
      await navigateTo(page, address);
      note(address, await findOverflow(page));
      await applyStyleSheet(page, textSpacingCss);
      note(`${address}, spaced out`, await findOverflow(page));
      await applyStyleSheet(page, "");
      await changeStoredPreferences(page, { fontSize: 12 });
      note(`${address}, font 12`, await findSmallTargets(page));
      await changeStoredPreferences(page, {});
      note(address, await findRunningAnimations(page));
    }
    expect(found).toEqual([]);
  },
);

test.for(testedLanguages)(
  "what is next on the screen is next for the keyboard, and is called by what is written on it, in %s",
  { timeout: 300_000 },
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language, reducedMotion: "reduce" });
    const found: string[] = [];
    await page.goto(examplePaths.siteMap);
    await waitForPage(page);
    for (const name of routesIn(language)) {
      await navigateTo(page, examplePaths[name]);
      for (const width of [320, 900, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await findFocusOrderFaults(page)).map((fault) => `${examplePaths[name]} at ${width}: ${fault}`));
      }
      found.push(...(await findLabelMismatches(page)).map((fault) => `${examplePaths[name]}: ${fault}`));
    }
    expect(found).toEqual([]);
  },
);

test("wherever the keyboard stands can be seen, and nothing lies over it", { timeout: 300_000 }, async () => {
  const found: string[] = [];
  for (const [turn, language] of testedLanguages.entries()) {
    // Tall enough for the header to stay in sight, as on most desks.
    const { page } = await portal.newVisitor({
      as: "citizen",
      language,
      reducedMotion: "reduce",
      viewport: { width: 1280, height: 920 },
    });
    await page.goto(examplePaths.siteMap);
    await waitForPage(page);
    for (const name of testedRoutes.filter((_, at) => at % testedLanguages.length === turn)) {
      await navigateTo(page, examplePaths[name]);
      found.push(...(await findFocusVisibilityFaults(page)).map((fault) => `${examplePaths[name]}: ${fault}`));
    }
  }
  expect(found).toEqual([]);
});

test("whoever wants less motion sees none while the portal is busy either", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", reducedMotion: "reduce" });
  await page.goto(examplePaths.siteMap);
  await waitForPage(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/posts/public*", async (route) => {
    await answered;
    await route.continue();
  });
  await page.evaluate((to) => history.pushState(null, "", to), examplePaths.news);
  await page.locator("[aria-busy=true]").waitFor();
  // The outline may appear, once; nothing goes on moving.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  expect(await page.locator("[aria-busy=true]").count()).toBeGreaterThan(0);
  answer();
  await waitForPage(page);
});

/** Puts a style sheet over the page, as a browser's extension does; empty takes it away. */
const applyStyleSheet = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** What makes the reader scroll in two directions, and text that ends at an edge behind which it is not shown. */
const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const calledBy = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${(element.textContent ?? "").trim().slice(0, 40)}”`;
    if (document.documentElement.scrollWidth > innerWidth)
      faults.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    const hidden = new Map<Element, boolean>();
    const isHidden = (element: Element): boolean => {
      const known = hidden.get(element);
      if (known !== undefined) return known;
      const { clipPath, display, visibility } = getComputedStyle(element);
      const answer =
        clipPath.startsWith("inset(50%") ||
        display === "none" ||
        visibility === "hidden" ||
        element.getAttribute("aria-hidden") === "true" ||
        (element.parentElement !== null && isHidden(element.parentElement));
      hidden.set(element, answer);
      return answer;
    };
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("svg") !== null || isHidden(element)) continue;
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      if ((overflowX === "auto" || overflowX === "scroll") && element.scrollWidth > element.clientWidth + 1)
        faults.push(`scrolls sideways: ${calledBy(element)}`);
      if (
        textOverflow === "ellipsis" &&
        !(element instanceof HTMLInputElement) &&
        element.scrollWidth > element.clientWidth + 1
      )
        faults.push(`ends in dots: ${calledBy(element)}`);
      if (overflowX !== "hidden" && overflowX !== "clip" && overflowY !== "hidden" && overflowY !== "clip") continue;
      const box = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() !== null) {
        const { currentNode } = texts;
        if (
          (currentNode.textContent ?? "").trim() === "" ||
          currentNode.parentElement === null ||
          isHidden(currentNode.parentElement)
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        if (
          right - left > 0 &&
          (left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2)
        )
          faults.push(`cut off: ${calledBy(currentNode.parentElement)}`);
      }
    }
    return faults;
  });

/** Links in running text may be as low as their line; everything else that is pressed has a least size. */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((size) => {
    const faults: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch], [tabindex='0']",
    )) {
      if (
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) ||
        element.closest("[aria-hidden=true], [inert]") !== null
      )
        continue;
      if (getComputedStyle(element).clipPath.startsWith("inset(")) continue;
      // A link that spreads over its card is pressed anywhere on it.
      const spread = getComputedStyle(element, "::after").position === "absolute" && element.offsetParent !== null;
      const own = (spread ? (element.offsetParent ?? element) : element).getBoundingClientRect();
      // The words of a box are pressed as well as the box.
      const labels =
        element instanceof HTMLInputElement && ["radio", "checkbox"].includes(element.type)
          ? [...(element.labels ?? [])].map((label) => label.getBoundingClientRect())
          : [];
      const widest = Math.max(own.width, ...labels.map(({ width }) => width));
      const highest = Math.max(own.height, ...labels.map(({ height }) => height));
      if (own.width === 0 || (widest >= size - 0.5 && highest >= size - 0.5)) continue;
      const inText =
        getComputedStyle(element).display === "inline" &&
        (element.parentElement?.textContent ?? "").trim().length > (element.textContent ?? "").trim().length;
      if (!inText)
        faults.push(
          `${Math.round(widest)} × ${Math.round(highest)}: ${element.tagName.toLowerCase()}.${element.className} “${(element.textContent ?? "").trim().slice(0, 40)}”`,
        );
    }
    return faults;
  }, minTargetSizePx);

const findRunningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map((animation) => `moves: ${(animation as CSSAnimation).animationName}`),
  );

/** Stops of the keyboard that stand before the one that precedes them: above it and not in a column to its right, or to its left in one line. */
const findFocusOrderFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath.startsWith("inset(") || isClipped(element.parentElement));
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        "a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]",
      ),
    ].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !isClipped(element) &&
        element.closest("[inert]") === null,
    );
    for (const element of stops)
      if (element.tabIndex > 0)
        faults.push(`has a place of its own among the stops: ${element.outerHTML.slice(0, 80)}`);
    for (const [at, element] of stops.entries()) {
      const before = stops[at - 1];
      // Head, sidebar, page and foot are separate parts, each with an order of its own.
      if (
        before === undefined ||
        before.closest("header.header, nav, main, footer, aside, [role=region], .skip-link") !==
          element.closest("header.header, nav, main, footer, aside, [role=region], .skip-link")
      )
        continue;
      const [a, b] = [before.getBoundingClientRect(), element.getBoundingClientRect()];
      const isAbove = b.bottom <= a.top + 1 && b.left < a.right - 1;
      const isLeft = b.right <= a.left + 1 && b.top < a.bottom - 4 && b.bottom > a.top + 4;
      if (isAbove || isLeft)
        faults.push(
          `“${(element.textContent ?? element.getAttribute("aria-label") ?? "").trim().slice(0, 40)}” ${isAbove ? "is above" : "is left of"} “${(before.textContent ?? "").trim().slice(0, 40)}”, which comes first`,
        );
    }
    return faults;
  });

/** What is written on it but not part of its name: whoever speaks to the computer could not press it. */
async function findLabelMismatches(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ["violations"],
      runOnly: {
        type: "rule",
        values: [
          "label-content-name-mismatch",
          "button-name",
          "link-name",
          "label",
          "aria-input-field-name",
          "aria-toggle-field-name",
          "summary-name",
          "select-name",
        ],
      },
      rules: { "label-content-name-mismatch": { enabled: true } },
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}

/** Walks through the page with the Tab key and tells of each stop without a mark, outside the window or under something else. */
async function findFocusVisibilityFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  await page.evaluate(() => {
    scrollTo(0, 0);
    document.body.tabIndex = -1;
    document.body.focus({ preventScroll: true });
    document.body.removeAttribute("tabindex");
  });
  for (let stops = 0; stops < 200; stops += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return undefined;
      const first = element.hasAttribute("data-stood");
      element.setAttribute("data-stood", "");
      const box = element.getBoundingClientRect();
      const label = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} “${(element.textContent ?? "").trim().slice(0, 40)}”`;
      const hasRing = (one: Element | null): boolean =>
        one !== null &&
        ["", "::before", "::after"].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one, part === "" ? null : part);
          return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
        });
      // Fields and boxes that are drawn by something else wear its ring: the row of the search, the words beside a hidden box.
      const wearers = [
        element,
        element.parentElement,
        element.parentElement?.parentElement ?? null,
        element.nextElementSibling,
        element.closest("label"),
        getComputedStyle(element, "::after").position === "absolute" ? (element as HTMLElement).offsetParent : null,
      ];
      const marked = hasRing(element) || wearers.some(hasRing);
      const shown = wearers.find((one) => one !== null && one.getBoundingClientRect().width > 4) ?? element;
      const { left, right, top, bottom } = (box.width > 4 ? element : shown).getBoundingClientRect();
      const unseen = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).clipPath.startsWith("inset(") || unseen(one.parentElement));
      const inWindow = !unseen(element) && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      const corners: [number, number][] = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 3, top + 3],
        [right - 3, bottom - 3],
      ];
      const covered = corners
        .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
        .every(([x, y]) => {
          const over = document.elementFromPoint(x, y);
          return (
            over !== null &&
            !element.contains(over) &&
            !over.contains(element) &&
            !wearers.includes(over) &&
            over.closest("label")?.contains(element) !== true
          );
        });
      return { first, label, marked, inWindow, covered };
    });
    if (stop === undefined || stop.first) break;
    if (!stop.marked) faults.push(`no mark: ${stop.label}`);
    if (!stop.inWindow) faults.push(`out of the window: ${stop.label}`);
    else if (stop.covered) faults.push(`covered: ${stop.label}`);
  }
  await page.evaluate(() =>
    document.querySelectorAll("[data-stood]").forEach((element) => element.removeAttribute("data-stood")),
  );
  return faults;
}
