import type { IconPath } from "../iconPath.ts";

export const arrowUpIcon: IconPath = "M12 19.5v-15M6 10.5l6-6l6 6";
