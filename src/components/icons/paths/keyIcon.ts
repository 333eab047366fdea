import type { IconPath } from "../iconPath.ts";

export const keyIcon: IconPath = "M4 15.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M10.9 12.6L19.5 4M15.5 8l2.8 2.8M18 5.5l2 2";
