import type { IconPath } from "../iconPath.ts";

export const electricityIcon: IconPath = "M13 3.5L5.5 13.5H11.5L10.5 20.5L18.5 10.5H12.5z";
