import { getListOfficesSuspenseQueryOptions } from "../../generated/queries/offices/offices.ts";
import type { Language } from "../../i18n/language.ts";

/** Returns the query for all offices that match the filters. A country has few offices: one request returns them all. */
export const getOfficesQueryOptions = (lang: Language, filters: Readonly<Record<string, string>> = {}) =>
  getListOfficesSuspenseQueryOptions({ ...filters, page: 1, perPage: 100, lang });
