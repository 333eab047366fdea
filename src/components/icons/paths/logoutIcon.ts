import type { IconPath } from "../iconPath.ts";

export const logoutIcon: IconPath = "M10 4.5H5.5v15h4.5M14.5 8l4 4l-4 4M18.5 12H10";
