import { expect, it } from "vitest";
import { getWarningMs } from "../../src/app/session/getWarningMs.ts";

it.each([
  [20 * 60_000, 5 * 60_000],
  [6 * 60_000, 3 * 60_000],
  [3 * 60_000, 2 * 60_000],
])("a session of %d ms is warned about %d ms before it ends", (lifetimeMs, warningMs) => {
  expect(getWarningMs(lifetimeMs)).toBe(warningMs);
});
