import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, it } from "vitest";
import { listTestTitles } from "../specification/listTestTitles.ts";
import {
  describeStyle,
  listAllPairs,
  listPairsOfStyle,
  listStyles,
  listStylesWithEachChoice,
  renderStyles,
  styleChoices,
} from "./specificationStyles.ts";

it("lists styles that contain every pair of choices, each style once, the default style first", () => {
  const styles = listStyles();
  expect(new Set(styles.flatMap(listPairsOfStyle))).toEqual(new Set(listAllPairs()));
  expect(new Set(styles.map(describeStyle)).size).toBe(styles.length);
  expect(describeStyle(styles[0] ?? expect.fail("no style"))).toBe("the default style");
  expect(styles.length).toBeLessThan(80);
});

it("selects for a full run in the browser, on every day, each choice in few styles", () => {
  const all = listStyles().map(describeStyle);
  const choices = new Set(
    Object.entries(styleChoices).flatMap(([name, names]) => names.map((choice) => `${name}: ${choice}`)),
  );
  for (const [day] of all.entries()) {
    const styles = listStylesWithEachChoice(day);
    const selected = styles.flatMap((style) => Object.entries(style).map(([name, choice]) => `${name}: ${choice}`));
    expect(new Set(selected)).toEqual(choices);
    expect(describeStyle(styles[0] ?? expect.fail("no style"))).toBe(all[day]);
    expect(styles.length).toBeLessThanOrEqual(12);
  }
});

it("describes the styles in tests/conformance/README.md", async () => {
  const testFiles = [...listTestTitles()]
    .filter(([path]) => path.startsWith("tests/e2e/specificationBackend."))
    .map(([path, titles]) => ({
      file: basename(path),
      titles: [...titles].map((title) => title.replace(/^.* > /, "")),
    }));
  await expect(renderStyles(testFiles)).toMatchFileSnapshot("README.md");
});

it.each(["Backend", "Encoder", "Samples", "Styles"])(
  "is written without the portal and its contract: specification%s.ts",
  (name) => {
    const source = readFileSync(join(import.meta.dirname, `specification${name}.ts`), "utf8");
    const modules = [...source.matchAll(/ from "([^"]+)"/g)].map(([, module = ""]) => module);
    expect(modules.filter((module) => !/^(node:|\.\/specification)/.test(module))).toEqual([]);
  },
);
