import type { IconPath } from "../iconPath.ts";

export const equalIcon: IconPath = "M6 9.5h12M6 14.5h12";
