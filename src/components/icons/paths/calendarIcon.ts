import type { IconPath } from "../iconPath.ts";

export const calendarIcon: IconPath = "M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5v4M15.5 3.5v4";
