import { getFirstPageParams } from "../../components/list/getFirstPageParams.ts";
import { maxPerPage } from "../../generated/perPage.ts";
import { getListMarketPricesSuspenseQueryOptions } from "../../generated/queries/prices/index.ts";
import { getListExchangeRatesSuspenseQueryOptions } from "../../generated/queries/rates/index.ts";
import type { Language } from "../../i18n/language.ts";

/** The number of rates, and their date (ISO); without a date the latest rates. */
export type ExchangeRatesQuery = { count: number; date?: string | undefined };

/** Returns the query for the rates of a date, or for the latest ones. */
export const getExchangeRatesQueryOptions = ({ count, date }: ExchangeRatesQuery, lang: Language) =>
  getListExchangeRatesSuspenseQueryOptions({ page: 1, perPage: count, lang, ...(date !== undefined && { date }) });

/** Returns the query for the first page of prices, which contains the options of the filters too. */
export const getFirstPricesQueryOptions = (lang: Language) =>
  getListMarketPricesSuspenseQueryOptions(getFirstPageParams(lang));

/** Returns the query for the prices of a product in all regions. */
export const getProductPricesQueryOptions = (id: string, lang: Language) =>
  getListMarketPricesSuspenseQueryOptions({ productId: id, page: 1, perPage: maxPerPage, lang });
