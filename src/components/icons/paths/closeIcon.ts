import type { IconPath } from "../iconPath.ts";

export const closeIcon: IconPath = "M6 6l12 12M18 6L6 18";
