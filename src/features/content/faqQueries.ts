import { maxPerPage } from "../../generated/perPage.ts";
import { getListFaqSuspenseQueryOptions } from "../../generated/queries/faq/index.ts";
import type { Language } from "../../i18n/language.ts";

/** Returns the query for the questions that match the filters, as many as possible: find-in-page of the browser reaches all. */
export const getFaqQueryOptions = (lang: Language, filters: Readonly<Record<string, string>> = {}, page = 1) =>
  getListFaqSuspenseQueryOptions({ ...filters, page, perPage: maxPerPage, lang });
