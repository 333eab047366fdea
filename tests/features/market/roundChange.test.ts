import { expect, it } from "vitest";
import { roundChange } from "../../../src/features/market/roundChange.ts";

it.each([
  [0.04, 1, 0, "same"],
  [-0.04, 1, 0, "same"],
  [0.06, 1, 0.1, "up"],
  [-7.14, 1, 7.1, "down"],
  [0.00004, 4, 0, "same"],
  [-0.0012, 4, 0.0012, "down"],
] as const)("a change of %d with %i digits is shown as %d, %s", (change, digits, amount, direction) => {
  expect(roundChange(change, digits)).toEqual({ amount, direction });
});
