import type { IconPath } from "../iconPath.ts";

export const sectionsIcon: IconPath = "M4 5h16v14h-16zM10 5v14M6.5 9h1M6.5 12h1M6.5 15h1";
