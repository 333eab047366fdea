import type { IconPath } from "../iconPath.ts";

export const densityIcon: IconPath =
  "M9.5 3.5h5M10.5 3.5v6L5 18.2a1.5 1.5 0 0 0 1.3 2.3h11.4a1.5 1.5 0 0 0 1.3-2.3L13.5 9.5v-6M7.6 15h8.8";
