import type { IconPath } from "../iconPath.ts";

export const documentIcon: IconPath = "M6.5 3.5h7.5l4 4v13h-11.5zM13.5 3.5v4.5h4.5M9.5 12h5M9.5 15.5h5";
