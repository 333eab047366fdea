import type { IconPath } from "../iconPath.ts";

export const starIcon: IconPath =
  "M12 3.5l2.5 2.5H18v3.5l2.5 2.5l-2.5 2.5V18h-3.5L12 20.5L9.5 18H6v-3.5L3.5 12L6 9.5V6h3.5z";
