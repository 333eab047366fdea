import type { IconPath } from "../iconPath.ts";

export const reportIcon: IconPath = "M5.5 4.5h13v16h-13zM9 3.5h6v2.5h-6zM9 16.5v-2.5M12 16.5v-6M15 16.5v-4";
