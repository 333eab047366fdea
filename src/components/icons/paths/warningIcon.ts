import type { IconPath } from "../iconPath.ts";

export const warningIcon: IconPath = "M12 4L21 19.5H3zM12 10v4.5M12 16.9v.1";
