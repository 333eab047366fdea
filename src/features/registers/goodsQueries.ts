import { maxPerPage } from "../../generated/perPage.ts";
import type { SearchProductsParams } from "../../generated/queries/model/searchProductsParams.ts";
import { getSearchProductsSuspenseQueryOptions } from "../../generated/queries/products/index.ts";
import { getListRiskGroupsSuspenseQueryOptions } from "../../generated/queries/risk-groups/index.ts";
import type { Language } from "../../i18n/language.ts";

/** Returns the query for goods. The URL parameter is `code`, the parameter of the operation is `goodsCode`. */
export const getProductsQueryOptions = ({ code, ...query }: SearchProductsParams & { code?: string }) =>
  getSearchProductsSuspenseQueryOptions({ ...query, ...(code !== undefined && { goodsCode: code }) });

/** Returns the query for the risk groups, by which goods are filtered. */
export const getRiskGroupsQueryOptions = (lang: Language, page = 1) =>
  getListRiskGroupsSuspenseQueryOptions({ page, perPage: maxPerPage, lang });
