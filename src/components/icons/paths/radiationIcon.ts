import type { IconPath } from "../iconPath.ts";

export const radiationIcon: IconPath =
  "M10.6 12a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0M10 8.5L7.8 4.7a8.5 8.5 0 0 0-4.3 7.3H8M14 8.5l2.2-3.8a8.5 8.5 0 0 1 4.3 7.3H16M10 15.5l-2.2 3.8a8.5 8.5 0 0 0 8.4 0L14 15.5";
