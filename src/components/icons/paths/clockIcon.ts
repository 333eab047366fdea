import type { IconPath } from "../iconPath.ts";

export const clockIcon: IconPath = "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 7v5.2l3.4 2";
