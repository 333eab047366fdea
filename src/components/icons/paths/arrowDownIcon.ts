import type { IconPath } from "../iconPath.ts";

export const arrowDownIcon: IconPath = "M12 4.5v15M6 13.5l6 6l6-6";
