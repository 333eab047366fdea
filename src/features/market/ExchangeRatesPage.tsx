import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { ListFilterBar } from "../../components/list/ListFilterBar.tsx";
import { ExchangeRateTable, getExchangeRatesQueryOptions } from "./ExchangeRateTable.tsx";
import { useListParams } from "../../components/list/useListParams.ts";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Stack } from "../../components/layout/Stack.tsx";
import type { PrefetchQueries, RoutePageProps } from "../../components/loading/routePageProps.ts";

const filters = { date: "date" } as const;
/** Upper limit of the number of rates per date. */
const maxRates = 100;

/** Renders the official exchange rates of the date in the URL, or the latest. Reads `listExchangeRates`. */
export default function ExchangeRatesPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const { filterValues } = useListParams(filters);
  return (
    <PageLayout title={title} lead={t("rates.lead")}>
      <Stack>
        <ListFilterBar name="rates" filters={filters} />
        <ExchangeRateTable count={maxRates} date={filterValues["date"]} />
      </Stack>
    </PageLayout>
  );
}

ExchangeRatesPage.prefetchQueries = ((_params, lang) => [
  getExchangeRatesQueryOptions({ count: maxRates }, lang),
]) satisfies PrefetchQueries;
