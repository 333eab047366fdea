import type { Say } from "../../i18n/Words.tsx";
import { portal } from "../../config/portal.ts";

/** What the browser's tab says: the page, then the portal. */
export const windowTitle = (say: Say, page: string): string => say("portal.title", { page, portal: say(`portal.${portal}.name`) });
