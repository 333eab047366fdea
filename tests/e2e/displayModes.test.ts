import { afterAll, expect, test } from "vitest";
import type { RouteName } from "../../src/config/paths.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { waitForPage } from "./support/locators.ts";
import { navigateTo, changeStoredPreferences } from "./support/navigation.ts";
import { displayModes, displayModesByForcedColors, type DisplayMode } from "./support/displayModes.ts";
import { listPageVisits, testedRoutes, testUsers } from "./support/testUsers.ts";
import { setUpPortal } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";
import { isFullRun, selectCases } from "../support/selection.ts";

const portal = setUpPortal();

const allModes = Object.keys(displayModes) as DisplayMode[];

/** The number of tested pages per display mode, and of violations per rule and display mode. */
const checkedCounts: Record<DisplayMode, number> = {
  usual: 0,
  dark: 0,
  "font 20": 0,
  monochrome: 0,
  "no pictures": 0,
  "forced colours": 0,
};
const violationCounts: Record<string, Partial<Record<DisplayMode, number>>> = {};

afterAll(() => {
  const row = (name: string, counts: Partial<Record<DisplayMode, number>>): string =>
    [
      name.padEnd(28),
      ...(Object.keys(displayModes) as DisplayMode[]).map((mode) => String(counts[mode] ?? 0).padStart(15)),
    ].join("");
  const total = Object.values(checkedCounts).reduce((sum, count) => sum + count, 0);
  console.log(
    [
      "",
      " ".repeat(28) +
        Object.keys(displayModes)
          .map((mode) => mode.padStart(15))
          .join(""),
      row("pages", checkedCounts),
      ...Object.entries(violationCounts).map(([rule, counts]) => row(rule, counts)),
      `${total} pages, ${Object.keys(violationCounts).length} rules broken`,
      "",
    ].join("\n"),
  );
});

/**
 * Returns the display modes that a page is tested in: forced colours for a seventh of the pages, others every day. The other
 * modes take turns in the test of all pages. In a full run, every page is tested in every mode.
 */
const modesOf = (routeName: RouteName): readonly DisplayMode[] =>
  isFullRun ? allModes : pagesWithForcedColors.includes(routeName) ? displayModesByForcedColors.active : [];
const pagesWithForcedColors = selectCases(testedRoutes);

test.for(listPageVisits(testUsers))(
  "has no axe violation in any display mode, for $name in $language",
  { timeout: 900_000 },
  async ({ as, language, routeNames }) => {
    const violations: string[] = [];
    for (const forcedColors of ["none", "active"] as const) {
      const modes = displayModesByForcedColors[forcedColors];
      if (!routeNames.some((name) => modes.some((mode) => modesOf(name).includes(mode)))) continue;
      const { page } = await portal.newVisitor({
        language,
        ...(as && { as }),
        expectedConsoleErrors: /404/,
        reducedMotion: "reduce",
        forcedColors,
      });
      await page.goto(examplePaths.siteMap);
      await waitForPage(page);
      for (const name of routeNames) {
        const testedModes = modes.filter((mode) => modesOf(name).includes(mode));
        if (testedModes.length === 0) continue;
        await navigateTo(page, examplePaths[name]);
        for (const mode of testedModes) {
          await changeStoredPreferences(page, displayModes[mode]);
          checkedCounts[mode] += 1;
          for (const line of await findAccessibilityViolations(page)) {
            const rule = line.slice(0, line.indexOf(":"));
            const counts = (violationCounts[rule] ??= {});
            counts[mode] = (counts[mode] ?? 0) + 1;
            violations.push(`${examplePaths[name]} with ${mode}: ${line}`);
          }
        }
      }
    }
    expect(violations).toEqual([]);
  },
);
