import type { IconPath } from "../iconPath.ts";

export const printIcon: IconPath = "M7 9V4.5h10V9M7 16.5H4.5V9h15v7.5H17M7 14h10v6.5H7z";
