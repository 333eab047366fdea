import type { IconPath } from "../iconPath.ts";

export const sortIcon: IconPath = "M8 10l4-4.5l4 4.5M8 14l4 4.5l4-4.5";
