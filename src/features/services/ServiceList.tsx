import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { ServiceType } from "../../generated/contract.d.ts";
import type { ListServicesParams } from "../../generated/queries/model/listServicesParams.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Stack } from "../../components/layout/Stack.tsx";
import { usePublishResultCount } from "../../components/list/resultCount.ts";
import { EmptyList } from "../../components/list/EmptyList.tsx";
import { ListPagination } from "../../components/list/ListPagination.tsx";
import { MissingPageState } from "../../components/list/MissingPageState.tsx";
import { ListFilterBar } from "../../components/list/ListFilterBar.tsx";
import { useListParams, type ListFilters } from "../../components/list/useListParams.ts";
import { ServiceCards } from "./ServiceCards.tsx";
import { getServiceListQueryOptions } from "./serviceQueries.ts";

/** Renders the services of a type, with filters and pagination. Reads `listServices`. */
export function ServiceList({ type }: { type: ServiceType }): ReactNode {
  const filters = useServiceFilters();
  return (
    <Stack>
      <ListFilterBar name="services" filters={filters} />
      <QueryBoundary shape="cards">
        <ServiceListContent type={type} />
      </QueryBoundary>
    </Stack>
  );
}

function useServiceFilters() {
  const t = useT();
  return {
    word: "text",
    competitionQualityType: (["1", "2"] as const).map((value) => ({ value, label: t(`service.type.${value}`) })),
  } as const satisfies ListFilters<ListServicesParams>;
}

function ServiceListContent({ type }: { type: ServiceType }): ReactNode {
  const lang = useLanguage();
  const filters = useServiceFilters();
  const { filterValues, page } = useListParams(filters);
  const query = useSuspenseQuery(getServiceListQueryOptions(type, lang, { ...filterValues, page }));
  const { data } = query;
  usePublishResultCount("services", filterValues, data.total);
  if (data.items.length === 0 && data.total > 0) return <MissingPageState />;
  if (data.items.length === 0) return <EmptyList filters={filters} filterValues={filterValues} />;
  return (
    <>
      <ServiceCards services={data.items} level={2} query={query} />
      <ListPagination page={data.page} perPage={data.perPage} total={data.total} />
    </>
  );
}
