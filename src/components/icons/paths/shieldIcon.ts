import type { IconPath } from "../iconPath.ts";

export const shieldIcon: IconPath =
  "M12 3.5l7.5 2.7v5.3c0 4.2-2.7 7.3-7.5 9c-4.8-1.7-7.5-4.8-7.5-9v-5.3zM8.5 12l2.5 2.5l4.5-4.7";
