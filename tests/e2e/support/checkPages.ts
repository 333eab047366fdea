import type { Page } from "playwright-core";
import { expect } from "vitest";
import { personas } from "../../../mocks/store/personas.ts";
import { paths } from "../../../src/config/paths.ts";
import { portal as portalUnderTest } from "../../../src/config/portal.ts";
import { routes } from "../../../src/app/routes.ts";
import { examplePaths } from "../../support/examplePaths.ts";
import { isFullRun, selectCase, selectCases } from "../../support/selection.ts";
import { findAccessibilityViolations } from "./accessibility.ts";
import { displayModes, displayModesByForcedColors } from "./displayModes.ts";
import { waitForPage } from "./locators.ts";
import { changeStoredPreferences } from "./navigation.ts";
import { messagesByLanguage, type PortalUnderTest } from "./portal.ts";
import { canAccess, testedRoutes, type PageVisits } from "./testUsers.ts";
import { waitForExpect } from "./waitForExpect.ts";

const widths = [360, 1280] as const;
/**
 * Each page is tested with axe in one of these. A full run tests it on a phone in all modes for one user, in one of them for
 * the others; `checkDisplayModes` tests wide pages.
 */
const situations = widths.flatMap((width) => displayModesByForcedColors.none.map((mode) => ({ width, mode })));
const situationsOfFullRun = situations.filter(({ width }) => width === widths[0]);

/** Signs of a broken message: two full stops, an unfilled placeholder, a value that is not one. */
const formattingFaults = /[^\n]*(?:(?<!\.)\.\.(?!\.)|\{\w+\}|\bNaN\b|\bundefined\b|\[object|Invalid Date)[^\n]*/gu;

/** Returns whether the page is wider than its window. */
export const hasHorizontalOverflow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/**
 * Visits pages as a user, and expects on each: the content that this user may access, title, language, no broken message, no
 * horizontal scrolling, no axe violation.
 */
export async function checkPages(
  portal: PortalUnderTest,
  { as, role, language, routeNames, routeNamesInDetail }: PageVisits,
): Promise<void> {
  const messages = messagesByLanguage[language];
  const portalName = messages[`portal.${portalUnderTest}.name`];
  // The appeal of the example path belongs to the citizen: other users get a 404.
  const { page } = await portal.newVisitor({
    language,
    ...(as && { as }),
    ...(as !== "citizen" && { expectedConsoleErrors: /404/ }),
  });
  const deniedRoutes = testedRoutes.filter((name) => !canAccess(name, role));
  for (const name of [...routeNames, ...selectCases(deniedRoutes, 2)]) {
    const path = examplePaths[name];
    const { redirectsToLogin, titleId } = routes[name] ?? {};
    await page.setViewportSize({ width: widths[0], height: 800 });
    await page.goto(path);
    if (role === undefined && redirectsToLogin === true) {
      await page.getByRole("heading", { level: 1, name: messages["stub.title"] }).waitFor();
      await page.evaluate(() => sessionStorage.clear());
      continue;
    }
    const heading = await waitForPage(page);
    const isAllowed = canAccess(name, role);
    if (!isAllowed)
      await page
        .getByRole("heading", {
          level: 2,
          name: messages[role === undefined ? "session.notSignedIn" : "access.closed"],
        })
        .waitFor();
    const isNamedByContent = paths[name].includes(":") && isAllowed;
    if (!isNamedByContent)
      expect(heading, path).toBe(messages[name === "home" ? "home.title" : (titleId ?? "page.notFound.title")]);
    await waitForExpect(() => page.title()).toMatch(
      isNamedByContent
        ? new RegExp(`^.+ – ${portalName}$`)
        : `${messages[titleId ?? "page.notFound.title"]} – ${portalName}`,
    );
    expect(await page.locator("html").getAttribute("lang"), path).toBe(language);
    const breadcrumbs = page.getByRole("navigation", { name: messages["breadcrumb.label"] });
    if (name !== "home") expect(await breadcrumbs.innerText(), path).toContain(messages["page.home.title"]);
    expect(await page.getByText(messages["state.notLoaded"]).count(), path).toBe(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await waitForExpect(async () => (await hasHorizontalOverflow(page)) && `${path} at ${width} px`).toBe(false);
    }
    for (const { width, mode } of isFullRun && routeNamesInDetail.includes(name)
      ? situationsOfFullRun
      : [selectCase(situations, testedRoutes.indexOf(name))]) {
      await page.setViewportSize({ width, height: 800 });
      await changeStoredPreferences(page, displayModes[mode]);
      expect(await findAccessibilityViolations(page), `${path} at ${width} px, ${mode}`).toEqual([]);
      await changeStoredPreferences(page, {});
    }
    expect((await page.locator("body").innerText()).match(formattingFaults), path).toBeNull();
    // The header shows the name of the account once it is loaded.
    await waitForExpect(async () => `${path}: ${(await page.getByText(personas.foreign.name).count()) > 0}`).toBe(
      `${path}: ${role === "USER"}`,
    );
  }
}
