import { getListFaqSuspenseQueryOptions } from "../../generated/queries/faq/faq.ts";
import type { Language } from "../../i18n/language.ts";

/** Returns the query for all questions that match the filters, so that the browser's find-in-page reaches every question. */
export const getFaqQueryOptions = (lang: Language, filters: Readonly<Record<string, string>> = {}) =>
  getListFaqSuspenseQueryOptions({ ...filters, page: 1, perPage: 100, lang });
