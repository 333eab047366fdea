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

// Every screen in every look, in one language and for one person, which change from screen to screen; with `FULL=1` in each language for everybody.
const runAll = process.env["FULL"] === "1";

/** How many pages were looked at in each look, and which rules they broke how often. */
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
      ...(Object.keys(displayModes) as DisplayMode[]).map((look) => String(counts[look] ?? 0).padStart(15)),
    ].join("");
  const total = Object.values(checkedCounts).reduce((sum, count) => sum + count, 0);
  console.log(
    [
      "",
      " ".repeat(28) +
        Object.keys(displayModes)
          .map((look) => look.padStart(15))
          .join(""),
      row("pages", checkedCounts),
      ...Object.entries(violationCounts).map(([rule, counts]) => row(rule, counts)),
      `${total} pages, ${Object.keys(violationCounts).length} rules broken`,
      "",
    ].join("\n"),
  );
});

/** The screens that this person is shown in this language. A visitor is sent away from some of them. */
const routesFor = ({ role }: TestUser, turn: number): typeof testedRoutes =>
  testedRoutes.filter((name, at) => {
    if (role === undefined && routes[name]?.redirectsToLogin === true) return false;
    if (runAll) return true;
    const invited = testUsers.filter((person) => canAccess(examplePaths[name], person.role));
    return (
      at % testedLanguages.length === turn &&
      invited[Math.floor(at / testedLanguages.length) % invited.length]?.role === role
    );
  });

const sampledUsers = runAll
  ? testUsers
  : testUsers.filter(({ role }, at) => testUsers.findIndex((other) => other.role === role) === at);

test.for(sampledUsers.flatMap((person) => testedLanguages.map((language, turn) => ({ ...person, language, turn }))))(
  "no look of a page breaks a rule of accessibility, for $name in $language",
  { timeout: 900_000 },
  async ({ turn, language, ...person }) => {
    const shown = routesFor(person, turn);
    const found: string[] = [];
    for (const forcedColors of ["none", "active"] as const) {
      const { page } = await portal.newVisitor({
        language,
        ...(person.as && { as: person.as }),
        expectedConsoleErrors: /404/,
        reducedMotion: "reduce",
        forcedColors,
      });
      await page.goto(examplePaths.siteMap);
      await waitForPage(page);
      for (const name of shown) {
        await navigateTo(page, examplePaths[name]);
        for (const look of displayModesByForcedColors[forcedColors]) {
          await changeStoredPreferences(page, displayModes[look]);
          checkedCounts[look] += 1;
          for (const line of await findAccessibilityViolations(page)) {
            const rule = line.slice(0, line.indexOf(":"));
            const counts = (violationCounts[rule] ??= {});
            counts[look] = (counts[look] ?? 0) + 1;
            found.push(`${examplePaths[name]} with ${look}: ${line}`);
          }
        }
      }
    }
    expect(found).toEqual([]);
  },
);

test("the sample has every screen in every look", () => {
  const seen = new Set(sampledUsers.flatMap((person) => testedLanguages.flatMap((_, turn) => routesFor(person, turn))));
  expect(testedRoutes.filter((name) => !seen.has(name))).toEqual([]);
});
