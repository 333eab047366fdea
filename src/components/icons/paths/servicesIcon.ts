import type { IconPath } from "../iconPath.ts";

export const servicesIcon: IconPath = "M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 16.5h6M16.5 13.5v6";
