import type { IconPath } from "../iconPath.ts";

export const scalesIcon: IconPath =
  "M12 4v16M8 20h8M5 7h14M5 7l-2.5 6.5a2.8 2.8 0 0 0 5 0zM19 7l-2.5 6.5a2.8 2.8 0 0 0 5 0z";
