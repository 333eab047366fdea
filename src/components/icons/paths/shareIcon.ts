import type { IconPath } from "../iconPath.ts";

export const shareIcon: IconPath =
  "M15 6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M4 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M15 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M8.7 10.8l6.6-3.6M8.7 13.2l6.6 3.6";
