import type { IconPath } from "../../components/icons/iconPath.ts";
import { arrowUpIcon } from "../../components/icons/paths/arrowUpIcon.ts";
import { arrowDownIcon } from "../../components/icons/paths/arrowDownIcon.ts";
import { equalIcon } from "../../components/icons/paths/equalIcon.ts";

/** The direction of a change. */
export type ChangeDirection = "up" | "down" | "same";

/** The icon of each direction. */
export const directionIcons: Readonly<Record<ChangeDirection, IconPath>> = {
  up: arrowUpIcon,
  down: arrowDownIcon,
  same: equalIcon,
};

/** Returns the size of a change as it is shown, rounded, and its direction. A change that is shown as 0 has none. */
export function roundChange(change: number, fractionDigits: number): { amount: number; direction: ChangeDirection } {
  const rounded = Number(change.toFixed(fractionDigits));
  return { amount: Math.abs(rounded), direction: rounded > 0 ? "up" : rounded < 0 ? "down" : "same" };
}
