import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { ListFilterBar } from "../../components/list/ListFilterBar.tsx";
import { ExchangeRateTable } from "./ExchangeRateTable.tsx";
import { RateHistory } from "./RateHistory.tsx";
import { TableDownload } from "../../components/list/download/TableDownload.tsx";
import type { ExchangeRate } from "../../generated/contract.d.ts";
import { maxPerPage } from "../../generated/perPage.ts";
import { useListParams } from "../../components/list/useListParams.ts";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { SectionPair } from "../../components/layout/SectionPair.tsx";
import { Stack } from "../../components/layout/Stack.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

const filters = { date: "date" } as const;

/** Renders the official exchange rates of the date in the URL, or the latest. Reads `listExchangeRates`. */
export default function ExchangeRatesPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const { filterValues } = useListParams(filters);
  return (
    <PageLayout title={title} lead={t("rates.lead")}>
      <Stack>
        <ListFilterBar name="rates" filters={filters} />
        <ExchangeRateTable count={maxPerPage} date={filterValues["date"]}>
          {(table, rates) => (
            <SectionPair>
              <Stack>
                {table}
                <RateDownload rates={rates} name={title} />
              </Stack>
              <RateHistory rates={rates} />
            </SectionPair>
          )}
        </ExchangeRateTable>
      </Stack>
    </PageLayout>
  );
}

/** Renders the download of the rates of a day. */
function RateDownload({ rates, name }: { rates: readonly ExchangeRate[]; name: string }): ReactNode {
  const t = useT();
  return (
    <TableDownload
      name={name}
      columns={[
        { header: t("rates.code"), kind: "text", value: ({ code }) => code },
        { header: t("rates.currency"), kind: "text", value: (rate) => rate.name },
        { header: t("rates.nominal"), kind: "number", value: ({ nominal }) => nominal },
        { header: t("rates.value"), kind: "number", value: ({ rate }) => rate },
        { header: t("rates.change"), kind: "number", value: ({ change }) => change },
        { header: t("prices.date"), kind: "date", value: ({ date }) => date },
      ]}
      readRows={async () => ({ items: rates, total: rates.length })}
    />
  );
}
