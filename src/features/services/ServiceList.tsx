import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { ServiceType } from "../../generated/contract.d.ts";
import type { ListServicesParams } from "../../generated/queries/model/listServicesParams.ts";
import { getListServicesSuspenseQueryOptions } from "../../generated/queries/services/services.ts";
import { formatMoney } from "../../i18n/format.ts";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { getHref } from "../../config/paths.ts";
import { CardGrid } from "../../components/layout/CardGrid.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { LinkCard } from "../../components/navigation/LinkCard.tsx";
import { Stack } from "../../components/layout/Stack.tsx";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { getFirstPageParams } from "../../components/list/getFirstPageParams.ts";
import { usePublishResultCount } from "../../components/list/resultCount.ts";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { ListPagination } from "../../components/list/ListPagination.tsx";
import { ListFilterBar } from "../../components/list/ListFilterBar.tsx";
import { useListParams } from "../../components/list/useListParams.ts";

/**
 * Renders the services of a type with duration and fee, `perPage` per page. At level 3, on the home page, without
 * filters and pagination. Reads `listServices`.
 */
export function ServiceList({
  type,
  perPage = 10,
  level = 2,
}: {
  type: ServiceType;
  perPage?: number;
  level?: 2 | 3;
}): ReactNode {
  const filters = useServiceFilters();
  return (
    <Stack>
      {level === 2 && <ListFilterBar name="services" filters={filters} />}
      <QueryBoundary shape="cards">
        <ServiceListContent type={type} perPage={perPage} level={level} />
      </QueryBoundary>
    </Stack>
  );
}

/** Returns the query for services of a type; by default their first page. */
export const getServiceListQueryOptions = (
  type: ServiceType,
  lang: Language,
  params: Partial<ListServicesParams> = {},
) => getListServicesSuspenseQueryOptions({ type, ...getFirstPageParams(lang), ...params });

function useServiceFilters() {
  const t = useT();
  return {
    word: "text",
    competitionQualityType: (["1", "2"] as const).map((value) => ({ value, label: t(`service.type.${value}`) })),
  } as const;
}

function ServiceListContent({ type, perPage, level }: { type: ServiceType; perPage: number; level: 2 | 3 }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const listParams = useListParams(useServiceFilters());
  // The list on the home page ignores the URL parameters.
  const queryParams = level === 2 ? { ...listParams.filterValues, page: listParams.page } : {};
  const query = useSuspenseQuery(getServiceListQueryOptions(type, lang, { ...queryParams, perPage }));
  const { data } = query;
  usePublishResultCount("services", listParams.filterValues, data.total);
  if (data.items.length === 0) {
    const isFiltered = level === 2 && Object.keys(listParams.filterValues).length > 0;
    return isFiltered ? (
      <EmptyState title={t("search.nothing")}>{t("list.tryOther")}</EmptyState>
    ) : (
      <EmptyState title={t("empty.information")} />
    );
  }
  return (
    <>
      <StaleNotice query={query} />
      <CardGrid>
        {data.items.map((service) => {
          const fee = service.serviceFee + service.governmentFee;
          return (
            <LinkCard
              key={service.id}
              level={level}
              icon="services"
              href={getHref(type === "E_SERVICE" ? "eService" : "informativeService", { id: service.id })}
              title={<TextWithLang lang={service.lang}>{service.title}</TextWithLang>}
              text={<bdi lang={service.lang}>{service.summary}</bdi>}
              meta={`${t("service.term", { days: service.durationWorkingDays })} · ${fee === 0 ? t("service.free") : formatMoney(lang, fee)}`}
            />
          );
        })}
      </CardGrid>
      {level === 2 && <ListPagination page={data.page} perPage={data.perPage} total={data.total} />}
    </>
  );
}
