import type { IconPath } from "../iconPath.ts";

export const userIcon: IconPath = "M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6";
