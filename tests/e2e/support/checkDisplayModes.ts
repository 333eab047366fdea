import { expect } from "vitest";
import type { RouteName } from "../../../src/config/paths.ts";
import { examplePaths } from "../../support/examplePaths.ts";
import { isFullRun, selectCases } from "../../support/selection.ts";
import { findAccessibilityViolations } from "./accessibility.ts";
import { displayModes, displayModesByForcedColors, type DisplayMode } from "./displayModes.ts";
import { waitForPage } from "./locators.ts";
import { changeStoredPreferences, navigateTo } from "./navigation.ts";
import type { PortalUnderTest } from "./portal.ts";
import { testedRoutes, type PageVisits } from "./testUsers.ts";

/**
 * Returns the display modes that a wide page is tested in: forced colours for a seventh of the pages, others every day. The
 * other modes take turns in `checkPages`. In a full run, every page is tested in every mode, for one user.
 */
function selectModes(routeName: RouteName): readonly DisplayMode[] {
  if (isFullRun) return Object.keys(displayModes) as DisplayMode[];
  return selectCases(testedRoutes).includes(routeName) ? displayModesByForcedColors.active : [];
}

/** Visits pages as a user with a wide window, and expects no axe violation in any display mode. */
export async function checkDisplayModes(
  portal: PortalUnderTest,
  { as, language, routeNamesInDetail }: PageVisits,
): Promise<void> {
  const violations: string[] = [];
  for (const forcedColors of ["none", "active"] as const) {
    const visits = routeNamesInDetail
      .map((routeName) => {
        const modes = selectModes(routeName);
        return { routeName, modes: displayModesByForcedColors[forcedColors].filter((mode) => modes.includes(mode)) };
      })
      .filter(({ modes }) => modes.length > 0);
    if (visits.length === 0) continue;
    const { page } = await portal.newVisitor({
      language,
      ...(as && { as }),
      expectedConsoleErrors: /404/,
      reducedMotion: "reduce",
      forcedColors,
    });
    await page.goto(examplePaths.siteMap);
    await waitForPage(page);
    for (const { routeName, modes } of visits) {
      await navigateTo(page, examplePaths[routeName]);
      for (const mode of modes) {
        await changeStoredPreferences(page, displayModes[mode]);
        for (const violation of await findAccessibilityViolations(page))
          violations.push(`${examplePaths[routeName]} with ${mode}: ${violation}`);
      }
    }
  }
  expect(violations).toEqual([]);
}
