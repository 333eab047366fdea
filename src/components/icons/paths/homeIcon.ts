import type { IconPath } from "../iconPath.ts";

export const homeIcon: IconPath = "M4 11l8-6.5l8 6.5M6 9.6V19.5h12V9.6M10 19.5v-5.5h4v5.5";
