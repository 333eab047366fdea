import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { personas } from "../../mocks/store/personas.ts";
import { paths } from "../../src/config/paths.ts";
import { portal as tested } from "../../src/config/portal.ts";
import { routes } from "../../src/app/routes.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { waitForPage } from "./support/locators.ts";
import { canAccess, testedRoutes, testUsers } from "./support/testUsers.ts";
import { testedLanguages, setUpPortal, messagesByLanguage } from "./support/portal.ts";
import { waitForExpect } from "./support/waitForExpect.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();

const widths = [360, 1280] as const;
// Every address is seen in each language, by three of the five; with `FULL=1` by all of them in each language.
const runAll = process.env["FULL"] === "1";

/** What no sentence looks like when its parts have come together: two full stops, a place for a value, a value that is none. */
const formattingFaults = /[^\n]*(?:(?<!\.)\.\.(?!\.)|\{\w+\}|\bNaN\b|\bundefined\b|\[object|Invalid Date)[^\n]*/gu;

const hasHorizontalOverflow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

test.for(
  testUsers.flatMap((person, place) => testedLanguages.map((language, turn) => ({ ...person, language, place, turn }))),
)(
  "$name sees what is theirs at every address, in $language",
  { timeout: 600_000 },
  async ({ as, role, language, place, turn }) => {
    const say = messagesByLanguage[language];
    const portalName = say[`portal.${tested}.name`];
    // The appeal of the address is the citizen's: others who may send appeals are told that they have none such.
    const { page } = await portal.newVisitor({
      language,
      ...(as && { as }),
      ...(as !== "citizen" && { expectedConsoleErrors: /404/ }),
    });
    for (const name of runAll
      ? testedRoutes
      : testedRoutes.filter((_, at) => (at + turn) % testUsers.length === place)) {
      const address = examplePaths[name];
      const { redirectsToLogin, titleId } = routes[name] ?? {};
      await page.setViewportSize({ width: widths[0], height: 800 });
      await page.goto(address);
      if (role === undefined && redirectsToLogin === true) {
        await page.getByRole("heading", { level: 1, name: say["standIn.title"] }).waitFor();
        await page.evaluate(() => sessionStorage.clear());
        continue;
      }
      const heading = await waitForPage(page);
      const theirs = canAccess(address, role);
      if (!theirs)
        await page
          .getByRole("heading", { level: 2, name: say[role === undefined ? "session.notSignedIn" : "access.closed"] })
          .waitFor();
      const ownName = paths[name].includes(":") && theirs;
      if (!ownName)
        expect(heading, address).toBe(say[name === "home" ? "home.title" : (titleId ?? "screen.notFound.title")]);
      await waitForExpect(() => page.title()).toMatch(
        ownName ? new RegExp(`^.+ – ${portalName}$`) : `${say[titleId ?? "screen.notFound.title"]} – ${portalName}`,
      );
      expect(await page.locator("html").getAttribute("lang"), address).toBe(language);
      const way = page.getByRole("navigation", { name: say["breadcrumb.label"] });
      expect(await way.innerText(), address).toContain(say["screen.home.title"]);
      expect(await page.getByText(say["state.notLoaded"]).count(), address).toBe(0);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await waitForExpect(async () => (await hasHorizontalOverflow(page)) && `${address} at ${width} px`).toBe(false);
        expect(await findAccessibilityViolations(page), `${address} at ${width} px`).toEqual([]);
      }
      expect((await page.locator("body").innerText()).match(formattingFaults), address).toBeNull();
      expect((await page.getByText(personas.foreign.name).count()) > 0, address).toBe(role === "USER");
    }
  },
);
