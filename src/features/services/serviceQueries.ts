import { getFirstPageParams } from "../../components/list/getFirstPageParams.ts";
import { maxPerPage } from "../../generated/perPage.ts";
import type { ServiceType } from "../../generated/contract.d.ts";
import type { ListServicesParams } from "../../generated/queries/model/listServicesParams.ts";
import { getListServicesSuspenseQueryOptions } from "../../generated/queries/services/index.ts";
import type { Language } from "../../i18n/language.ts";

/** Returns the query for services of a type; by default their first page. */
export const getServiceListQueryOptions = (
  type: ServiceType,
  lang: Language,
  params: Partial<ListServicesParams> = {},
) => getListServicesSuspenseQueryOptions({ type, ...getFirstPageParams(lang), ...params });

/** Returns the query for the services of a type, as many as possible. */
export const getServicesOfTypeQueryOptions = (type: ServiceType, lang: Language, page = 1) =>
  getServiceListQueryOptions(type, lang, { page, perPage: maxPerPage });
