import type { IconPath } from "../iconPath.ts";

export const chevronLeftIcon: IconPath = "M14.5 6l-6 6l6 6";
