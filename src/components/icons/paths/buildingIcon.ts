import type { IconPath } from "../iconPath.ts";

export const buildingIcon: IconPath =
  "M5.5 20.5v-16h8.5v16M14 9.5h4.5v11M3.5 20.5h17M8.5 8h2.5M8.5 11.5h2.5M8.5 15h2.5";
