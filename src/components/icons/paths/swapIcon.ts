import type { IconPath } from "../iconPath.ts";

export const swapIcon: IconPath = "M5 8.5h13.5M15 5l3.5 3.5L15 12M19 15.5H5.5M9 12l-3.5 3.5L9 19";
