import type { IconPath } from "../iconPath.ts";

export const filterIcon: IconPath = "M4 6h16M7 12h10M10 18h4";
