import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { ListFilterBar } from "../../components/list/ListFilterBar.tsx";
import { ExchangeRateTable, exchangeRatesQuery } from "./ExchangeRateTable.tsx";
import { useListParams } from "../../components/list/useListParams.ts";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Stack } from "../../components/layout/Stack.tsx";
import type { PrefetchQueries, RoutePageProps } from "../../components/loading/routePageProps.ts";

const filters = { date: "date" } as const;
/** How many rates a day has at most. */
const maxRates = 100;

/** The official exchange rates of a day, the latest unless the address names another. */
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

ExchangeRatesPage.prefetchQueries = ((_parts, lang) => [
  exchangeRatesQuery({ count: maxRates }, lang),
]) satisfies PrefetchQueries;
