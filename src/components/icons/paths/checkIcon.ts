import type { IconPath } from "../iconPath.ts";

export const checkIcon: IconPath = "M5 12.5l4.5 4.5L19 7.5";
