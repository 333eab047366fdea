import type { Say } from "../../i18n/IntlProvider.tsx";
import { portal } from "../../config/portal.ts";

/** What the browser's tab says: the page, then the portal. */
export const formatDocumentTitle = (t: Say, page: string): string =>
  t("portal.title", { page, portal: t(`portal.${portal}.name`) });
