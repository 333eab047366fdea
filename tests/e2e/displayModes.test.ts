import { afterAll, expect, test } from "vitest";
import { screens } from "../../src/app/routes.ts";
import { addresses } from "../support/examplePaths.ts";
import { arrived } from "./support/locators.ts";
import { go, prefer } from "./support/navigation.ts";
import { looks, windows, type Look } from "./support/displayModes.ts";
import { mayAct, names, people, type Person } from "./support/testUsers.ts";
import { languages, usePortal } from "./support/portal.ts";
import { violations } from "./support/accessibility.ts";

const portal = usePortal();

// Every screen in every look, in one language and for one person, which change from screen to screen; with `FULL=1` in each language for everybody.
const full = process.env["FULL"] === "1";

/** How many pages were looked at in each look, and which rules they broke how often. */
const cells: Record<Look, number> = { usual: 0, "font 20": 0, monochrome: 0, "no pictures": 0, "forced colours": 0 };
const broken: Record<string, Partial<Record<Look, number>>> = {};

afterAll(() => {
  const row = (name: string, counts: Partial<Record<Look, number>>): string => [name.padEnd(28), ...(Object.keys(looks) as Look[]).map((look) => String(counts[look] ?? 0).padStart(15))].join("");
  const total = Object.values(cells).reduce((sum, count) => sum + count, 0);
  console.log(
    ["", " ".repeat(28) + Object.keys(looks).map((look) => look.padStart(15)).join(""), row("pages", cells), ...Object.entries(broken).map(([rule, counts]) => row(rule, counts)), `${total} pages, ${Object.keys(broken).length} rules broken`, ""].join("\n"),
  );
});

/** The screens that this person is shown in this language. A visitor is sent away from some of them. */
const theirs = ({ role }: Person, turn: number): typeof names =>
  names.filter((name, at) => {
    if (role === undefined && screens[name]?.leavesToSignIn === true) return false;
    if (full) return true;
    const invited = people.filter((person) => mayAct(addresses[name], person.role));
    return at % languages.length === turn && invited[Math.floor(at / languages.length) % invited.length]?.role === role;
  });

const once = full ? people : people.filter(({ role }, at) => people.findIndex((other) => other.role === role) === at);

test.for(once.flatMap((person) => languages.map((language, turn) => ({ ...person, language, turn }))))("no look of a page breaks a rule of accessibility, for $name in $language", { timeout: 900_000 }, async ({ turn, language, ...person }) => {
  const shown = theirs(person, turn);
  const found: string[] = [];
  for (const forcedColors of ["none", "active"] as const) {
    const { page } = await portal.visitor({ language, ...(person.as && { as: person.as }), expected: /404/, reducedMotion: "reduce", forcedColors });
    await page.goto(addresses.siteMap);
    await arrived(page);
    for (const name of shown) {
      await go(page, addresses[name]);
      for (const look of windows[forcedColors]) {
        await prefer(page, looks[look]);
        cells[look] += 1;
        for (const line of await violations(page)) {
          const rule = line.slice(0, line.indexOf(":"));
          const counts = (broken[rule] ??= {});
          counts[look] = (counts[look] ?? 0) + 1;
          found.push(`${addresses[name]} with ${look}: ${line}`);
        }
      }
    }
  }
  expect(found).toEqual([]);
});

test("the sample has every screen in every look", () => {
  const seen = new Set(once.flatMap((person) => languages.flatMap((_, turn) => theirs(person, turn))));
  expect(names.filter((name) => !seen.has(name))).toEqual([]);
});
