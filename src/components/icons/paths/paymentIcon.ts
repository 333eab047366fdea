import type { IconPath } from "../iconPath.ts";

export const paymentIcon: IconPath = "M3.5 6.5h17v11.5h-17zM3.5 10.3h17M6.5 14.7h4";
