import type { IconPath } from "../iconPath.ts";

export const pressureIcon: IconPath =
  "M4.2 17a8.5 8.5 0 1 1 15.6 0M12 13.5l3.8-4.3M10.8 14a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0M4.2 17h3M16.8 17h3";
