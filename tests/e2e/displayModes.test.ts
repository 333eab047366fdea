import { afterAll, expect, test } from "vitest";
import { routes } from "../../src/app/routes.ts";
import { examplePaths } from "../support/examplePaths.ts";
import { waitForPage } from "./support/locators.ts";
import { navigateTo, changeStoredPreferences } from "./support/navigation.ts";
import { displayModes, displayModesByForcedColors, type DisplayMode } from "./support/displayModes.ts";
import { canAccess, testedRoutes, testUsers, type TestUser } from "./support/testUsers.ts";
import { testedLanguages, setUpPortal } from "./support/portal.ts";
import { findAccessibilityViolations } from "./support/accessibility.ts";

const portal = setUpPortal();

// Every page in every display mode, in one language and for one user, which alternate from page to page. `FULL=1` tests
// every page in each language for every user.
const runAll = process.env["FULL"] === "1";

/** The number of tested pages per display mode, and of violations per rule and display mode. */
const checkedCounts: Record<DisplayMode, number> = {
  usual: 0,
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

/** Returns the routes that this user is tested with in this language. A visitor is redirected from some routes. */
const routesFor = ({ role }: TestUser, languageIndex: number): typeof testedRoutes =>
  testedRoutes.filter((name, index) => {
    if (role === undefined && routes[name]?.redirectsToLogin === true) return false;
    if (runAll) return true;
    const allowedUsers = testUsers.filter((user) => canAccess(examplePaths[name], user.role));
    return (
      index % testedLanguages.length === languageIndex &&
      allowedUsers[Math.floor(index / testedLanguages.length) % allowedUsers.length]?.role === role
    );
  });

const sampledUsers = runAll
  ? testUsers
  : testUsers.filter(({ role }, index) => testUsers.findIndex((user) => user.role === role) === index);

test.for(
  sampledUsers.flatMap((user) =>
    testedLanguages.map((language, languageIndex) => ({ ...user, language, languageIndex })),
  ),
)(
  "has no axe violation in any display mode, for $name in $language",
  { timeout: 900_000 },
  async ({ languageIndex, language, ...user }) => {
    const testedRouteNames = routesFor(user, languageIndex);
    const violations: string[] = [];
    for (const forcedColors of ["none", "active"] as const) {
      const { page } = await portal.newVisitor({
        language,
        ...(user.as && { as: user.as }),
        expectedConsoleErrors: /404/,
        reducedMotion: "reduce",
        forcedColors,
      });
      await page.goto(examplePaths.siteMap);
      await waitForPage(page);
      for (const name of testedRouteNames) {
        await navigateTo(page, examplePaths[name]);
        for (const mode of displayModesByForcedColors[forcedColors]) {
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

test("covers every route in every display mode", () => {
  const coveredRoutes = new Set(
    sampledUsers.flatMap((user) => testedLanguages.flatMap((_, languageIndex) => routesFor(user, languageIndex))),
  );
  expect(testedRoutes.filter((name) => !coveredRoutes.has(name))).toEqual([]);
});
