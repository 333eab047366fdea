import type { IconPath } from "../iconPath.ts";

export const appealIcon: IconPath = "M4.5 5.5h15v11h-8l-4 3.5v-3.5h-3zM8 9.3h8M8 12.7h5";
