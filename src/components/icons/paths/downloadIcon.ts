import type { IconPath } from "../iconPath.ts";

export const downloadIcon: IconPath = "M12 4v11M7 10.5l5 5l5-5M4.5 19.5h15";
