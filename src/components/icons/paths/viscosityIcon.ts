import type { IconPath } from "../iconPath.ts";

export const viscosityIcon: IconPath =
  "M12 3.5c3.6 4.2 5.7 7.4 5.7 10.3a5.7 5.7 0 0 1-11.4 0c0-2.9 2.1-6.1 5.7-10.3zM9.3 14a2.8 2.8 0 0 0 2.5 2.8";
