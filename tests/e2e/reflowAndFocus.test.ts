import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { RouteName } from "../../src/config/paths.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { fetchWithRetry } from "./support/fetchWithRetry.ts";
import { injectAxe } from "./support/accessibility.ts";
import { displayModes } from "./support/displayModes.ts";
import { waitForPage } from "./support/locators.ts";
import { navigateTo, changeStoredPreferences } from "./support/navigation.ts";
import { testedRoutes } from "./support/testUsers.ts";
import { messagesByLanguage, testedLanguages, setUpPortal } from "./support/portal.ts";
import { isFullRun, selectCase, selectCases } from "../support/selection.ts";
import { testDay } from "../support/testDay.ts";
import { findFocusVisibilityFaults } from "./support/findFocusVisibilityFaults.ts";
import { findOverflow } from "./support/findOverflow.ts";

const portal = setUpPortal();

const checks = ["reflow", "focus order", "visible focus"] as const;
/** Returns the pages that a check tests: a sixth, which is another one for each check and day; in a full run all of them. */
const routesOf = (check: (typeof checks)[number]): readonly RouteName[] =>
  testedRoutes.filter((_, index) => isFullRun || (index + testDay) % (2 * checks.length) === 2 * checks.indexOf(check));
/** The widths at which the focus order of a page is tested: one of them, in a full run all. */
const widthsOf = (routeName: RouteName): readonly number[] =>
  isFullRun ? focusOrderWidths : [selectCase(focusOrderWidths, testedRoutes.indexOf(routeName))];
const focusOrderWidths = [320, 900, 1280];

/** The text spacing of WCAG 1.4.12: larger distances between lines, letters, words and paragraphs. */
const textSpacingCss =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }";
/** The minimum target size of WCAG 2.5.8, in CSS pixels. */
const minTargetSizePx = 24;

test.for(testedLanguages)(
  "keeps the name of the portal beside the search button of a phone, in %s",
  async (language) => {
    const { page } = await portal.newVisitor({ language });
    await page.goto(examplePaths.faq);
    await waitForPage(page);
    const searchIcon = page
      .getByRole("banner")
      .getByRole("button", { name: messagesByLanguage[language]["search.label"] })
      .locator("svg");
    for (const width of [320, 360])
      for (const mode of ["usual", "font 20"] as const) {
        await page.setViewportSize({ width, height: 700 });
        await changeStoredPreferences(page, displayModes[mode]);
        const icon = await searchIcon.boundingBox();
        const nameEnd = await page
          .locator(".brand-name")
          .first()
          .evaluate((name) => {
            const range = document.createRange();
            range.selectNodeContents(name);
            return range.getBoundingClientRect().right;
          });
        expect(nameEnd, `${width} px, ${mode}`).toBeLessThan(icon?.x ?? 0);
      }
  },
);

test.for(selectCases(testedLanguages))(
  "reflows at 320 pixels without scrolling or clipping, also with text spacing, and keeps targets large enough, in %s",
  { timeout: 300_000 },
  async (language) => {
    const { page } = await portal.newVisitor({
      as: "citizen",
      language,
      reducedMotion: "reduce",
      viewport: { width: 320, height: 700 },
    });
    const faults: string[] = [];
    const addFaults = (address: string, pageFaults: readonly string[]): void =>
      void faults.push(...pageFaults.map((fault) => `${address}: ${fault}`));
    await page.goto(examplePaths.siteMap);
    await waitForPage(page);
    for (const routeName of routesOf("reflow")) {
      const address = examplePaths[routeName];
      await navigateTo(page, address);
      addFaults(address, await findOverflow(page));
      await applyStyleSheet(page, textSpacingCss);
      addFaults(`${address}, spaced out`, await findOverflow(page));
      await applyStyleSheet(page, "");
      await changeStoredPreferences(page, { fontSize: 12 });
      addFaults(`${address}, font 12`, await findSmallTargets(page));
      await changeStoredPreferences(page, {});
      addFaults(address, await findRunningAnimations(page));
    }
    expect(faults).toEqual([]);
  },
);

test("breaks the words of a table in an article where it would be wider than a phone", async () => {
  const { page } = await portal.newVisitor({ language: "ru", viewport: { width: 320, height: 700 } });
  const heads = ["Государственная", "Сертификационная", "Предпринимательская", "Недействительность"];
  const row = heads.map((head) => `<th>${head}</th>`).join("");
  await page.route("**/posts/public/301*", async (route) => {
    const response = await fetchWithRetry(route);
    const post = (await response.json()) as object;
    await route.fulfill({ response, json: { ...post, content: `<table><tbody><tr>${row}</tr></tbody></table>` } });
  });
  await page.goto("/post/301");
  await page
    .getByRole("main")
    .getByText(heads[0] ?? "")
    .waitFor();
  expect(await findOverflow(page)).toEqual([]);
});

test.for(selectCases(testedLanguages))(
  "keeps the focus order in reading order, and includes visible labels in accessible names, in %s",
  { timeout: 300_000 },
  async (language) => {
    const { page } = await portal.newVisitor({ as: "citizen", language, reducedMotion: "reduce" });
    const faults: string[] = [];
    await page.goto(examplePaths.siteMap);
    await waitForPage(page);
    for (const routeName of routesOf("focus order")) {
      await navigateTo(page, examplePaths[routeName]);
      for (const width of widthsOf(routeName)) {
        await page.setViewportSize({ width, height: 900 });
        faults.push(
          ...(await findFocusOrderFaults(page)).map((fault) => `${examplePaths[routeName]} at ${width}: ${fault}`),
        );
      }
      faults.push(...(await findLabelMismatches(page)).map((fault) => `${examplePaths[routeName]}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

test.for(selectCases(testedLanguages))(
  "keeps the focused element visible and not covered, in %s",
  { timeout: 300_000 },
  async (language) => {
    const faults: string[] = [];
    const { page } = await portal.newVisitor({ as: "citizen", language, reducedMotion: "reduce" });
    await page.goto(examplePaths.siteMap);
    await waitForPage(page);
    for (const [index, routeName] of routesOf("visible focus").entries()) {
      await navigateTo(page, examplePaths[routeName]);
      // A phone, and a window that is tall enough for the sticky header: a page has both in different languages.
      const isPhone = (index + testedLanguages.indexOf(language) + testDay) % 2 === 0;
      await page.setViewportSize(isPhone ? { width: 360, height: 740 } : { width: 1280, height: 920 });
      // Header and sidebar are the same on every page.
      const start = isFullRun || index === 0 ? "body" : "main";
      const pageFaults = await findFocusVisibilityFaults(page, start);
      faults.push(...pageFaults.map((fault) => `${examplePaths[routeName]}${isPhone ? " on a phone" : ""}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

test("lets the header scroll away where a large font of the browser makes it high", async () => {
  const { page } = await portal.newVisitor({ language: "en", viewport: { width: 1280, height: 1000 } });
  const client = await page.context().newCDPSession(page);
  const readPosition = (): Promise<string> =>
    page.getByRole("banner").evaluate((banner) => getComputedStyle(banner).position);
  await page.goto(examplePaths.siteMap);
  await waitForPage(page);
  expect(await readPosition()).toBe("sticky");
  await client.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.reload();
  await waitForPage(page);
  expect(await readPosition()).not.toBe("sticky");
});

test("respects reduced motion while the page is loading", async () => {
  const { page } = await portal.newVisitor({ as: "citizen", reducedMotion: "reduce" });
  await page.goto(examplePaths.siteMap);
  await waitForPage(page);
  const { promise: responseReleased, resolve: releaseResponse } = Promise.withResolvers<void>();
  await page.route("**/posts/public*", async (route) => {
    await responseReleased;
    await route.continue();
  });
  await page.evaluate((to) => history.pushState(null, "", to), examplePaths.news);
  await page.locator("[aria-busy=true]").waitFor();
  // The skeleton may fade in once; nothing keeps moving.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  expect(await page.locator("[aria-busy=true]").count()).toBeGreaterThan(0);
  releaseResponse();
  await waitForPage(page);
});

/**
 * Adds a style sheet to the page, as a browser extension does; an empty string removes it. Waits until resize observers have
 * been called: a table whose words have become wider becomes denser.
 */
const applyStyleSheet = (page: Page, css: string): Promise<void> =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, css);

/** Returns targets below the minimum size. Links in running text are exempt. */
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
      // A link that covers its card is a target as large as the card.
      const coversCard = getComputedStyle(element, "::after").position === "absolute" && element.offsetParent !== null;
      const target = (coversCard ? (element.offsetParent ?? element) : element).getBoundingClientRect();
      // The label of a radio button or checkbox is part of its target.
      const labels =
        element instanceof HTMLInputElement && ["radio", "checkbox"].includes(element.type)
          ? [...(element.labels ?? [])].map((label) => label.getBoundingClientRect())
          : [];
      const widest = Math.max(target.width, ...labels.map(({ width }) => width));
      const highest = Math.max(target.height, ...labels.map(({ height }) => height));
      if (target.width === 0 || (widest >= size - 0.5 && highest >= size - 0.5)) continue;
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
      // With reduced motion an animation ends after a hundredth of a millisecond, before anybody can see it.
      .filter(({ playState, effect }) => playState === "running" && Number(effect?.getComputedTiming().endTime) > 1)
      .map((animation) => `animates: ${(animation as CSSAnimation).animationName}`),
  );

/**
 * Returns elements in the tab order that are displayed before their predecessor: above it, or left of it in one line.
 */
const findFocusOrderFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath.startsWith("inset(") || isClipped(element.parentElement));
    const tabStops = [
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
    for (const element of tabStops)
      if (element.tabIndex > 0) faults.push(`has a positive tabindex: ${element.outerHTML.slice(0, 80)}`);
    for (const [index, element] of tabStops.entries()) {
      const previous = tabStops[index - 1];
      // Header, sidebar, main content and footer each have their own order.
      if (
        previous === undefined ||
        previous.closest("header.header, nav, main, footer, aside, [role=region], .skip-link") !==
          element.closest("header.header, nav, main, footer, aside, [role=region], .skip-link")
      )
        continue;
      const [a, b] = [previous.getBoundingClientRect(), element.getBoundingClientRect()];
      const isAbove = b.bottom <= a.top + 1 && b.left < a.right - 1;
      const isLeft = b.right <= a.left + 1 && b.top < a.bottom - 4 && b.bottom > a.top + 4;
      if (isAbove || isLeft)
        faults.push(
          `“${(element.textContent ?? element.getAttribute("aria-label") ?? "").trim().slice(0, 40)}” ${isAbove ? "is above" : "is left of"} “${(previous.textContent ?? "").trim().slice(0, 40)}”, which comes first`,
        );
    }
    return faults;
  });

/** Returns elements whose visible label is not part of their accessible name: speech input could not activate them. */
async function findLabelMismatches(page: Page): Promise<string[]> {
  await injectAxe(page);
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
