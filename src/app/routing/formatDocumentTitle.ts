import type { Translator } from "../../i18n/IntlProvider.tsx";
import { portal } from "../../config/portal.ts";

/** Returns the document title: the page, then the portal. */
export const formatDocumentTitle = (t: Translator, page: string): string =>
  t("portal.title", { page, portal: t(`portal.${portal}.name`) });
