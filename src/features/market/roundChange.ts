import type { IconName } from "../../components/icons/iconPaths.ts";

/** The direction of a change. */
export type ChangeDirection = "up" | "down" | "same";

/** The icon of each direction. */
export const directionIcons: Readonly<Record<ChangeDirection, IconName>> = {
  up: "arrow-up",
  down: "arrow-down",
  same: "equal",
};

/** Returns the size of a change as it is shown, rounded, and its direction. A change that is shown as 0 has none. */
export function roundChange(change: number, fractionDigits: number): { amount: number; direction: ChangeDirection } {
  const rounded = Number(change.toFixed(fractionDigits));
  return { amount: Math.abs(rounded), direction: rounded > 0 ? "up" : rounded < 0 ? "down" : "same" };
}
