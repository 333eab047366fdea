import type { IconPath } from "../iconPath.ts";

export const searchIcon: IconPath = "M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.3 15.3L20.5 20.5";
