import { expect, it } from "vitest";
import { describeStyle, listAllPairs, listPairsOfStyle, listStyles } from "./specificationStyles.ts";

it("lists styles that contain every pair of choices, each style once, the default style first", () => {
  const styles = listStyles();
  expect(new Set(styles.flatMap(listPairsOfStyle))).toEqual(new Set(listAllPairs()));
  expect(new Set(styles.map(describeStyle)).size).toBe(styles.length);
  expect(describeStyle(styles[0] ?? expect.fail("no style"))).toBe("the default style");
  expect(styles.length).toBeLessThan(80);
});
