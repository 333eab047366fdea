import { maxPerPage } from "../../generated/perPage.ts";
import { getListOfficesSuspenseQueryOptions } from "../../generated/queries/offices/index.ts";
import type { Language } from "../../i18n/language.ts";

/** Returns the query for the offices that match the filters. */
export const getOfficesQueryOptions = (lang: Language, filters: Readonly<Record<string, string>> = {}, page = 1) =>
  getListOfficesSuspenseQueryOptions({ ...filters, page, perPage: maxPerPage, lang });
