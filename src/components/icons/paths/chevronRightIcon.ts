import type { IconPath } from "../iconPath.ts";

export const chevronRightIcon: IconPath = "M9.5 6l6 6l-6 6";
