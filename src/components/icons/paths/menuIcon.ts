import type { IconPath } from "../iconPath.ts";

export const menuIcon: IconPath = "M4 6.5h16M4 12h16M4 17.5h16";
