import type { IconPath } from "../iconPath.ts";

export const loginIcon: IconPath = "M14 4.5h4.5v15H14M10 8l4 4l-4 4M14 12H4.5";
