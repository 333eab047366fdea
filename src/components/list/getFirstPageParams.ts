import { defaultPerPage } from "../../generated/perPage.ts";
import type { Language } from "../../i18n/language.ts";

/** Returns the query parameters of a list when the URL has none: the first page. */
export const getFirstPageParams = (lang: Language) => ({ page: 1, perPage: defaultPerPage, lang });
