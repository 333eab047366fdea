import type { IconPath } from "../iconPath.ts";

export const uploadIcon: IconPath = "M12 15.5v-11M7 9l5-5l5 5M4.5 19.5h15";
