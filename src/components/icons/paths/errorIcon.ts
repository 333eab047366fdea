import type { IconPath } from "../iconPath.ts";

export const errorIcon: IconPath = "M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 8v5M12 15.9v.1";
