import type { IconPath } from "../iconPath.ts";

export const temperatureIcon: IconPath = "M9.5 13.6V5.5a2.5 2.5 0 0 1 5 0v8.1a4 4 0 1 1 -5 0zM12 9.5v7.2M12 16.7v.1";
