import type { IconPath } from "../iconPath.ts";

export const arrowRightIcon: IconPath = "M4.5 12h15M13.5 6l6 6l-6 6";
