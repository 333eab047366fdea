import type { IconPath } from "../iconPath.ts";

export const infoIcon: IconPath = "M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0M12 11v5.5M12 7.9v.1";
