import type { IconPath } from "../iconPath.ts";

export const chevronDownIcon: IconPath = "M6 9.5l6 6l6-6";
