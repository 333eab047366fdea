import type { IconPath } from "../iconPath.ts";

export const feedIcon: IconPath =
  "M5 5.5a13.5 13.5 0 0 1 13.5 13.5M5 11a8 8 0 0 1 8 8M5 18a1 1 0 1 0 2 0a1 1 0 1 0 -2 0";
