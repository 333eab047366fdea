import type { IconPath } from "../iconPath.ts";

export const bellIcon: IconPath = "M6.5 16.5v-6a5.5 5.5 0 0 1 11 0v6l1.5 1.5H5zM10 20.5a2.2 2.2 0 0 0 4 0";
