import type { IconPath } from "../iconPath.ts";

export const successIcon: IconPath = "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M8 12.3l2.8 2.8L16 9.7";
