import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { Filters } from "../../components/list/ListFilterBar.tsx";
import { Rates, ratesOf } from "./ExchangeRateTable.tsx";
import { useListAddress } from "../../components/list/useListParams.ts";
import { Page } from "../../components/layout/PageLayout.tsx";
import { Stack } from "../../components/layout/Stack.tsx";
import type { Reads, ScreenProps } from "../../components/loading/routePageProps.ts";

const filters = { date: "date" } as const;
/** How many rates a day has at most. */
const all = 100;

/** The official exchange rates of a day, the latest unless the address names another. */
export default function ExchangeRates({ title }: ScreenProps): ReactNode {
  const say = useWords();
  const { values } = useListAddress(filters);
  return (
    <Page title={title} lead={say("rates.lead")}>
      <Stack>
        <Filters name="rates" filters={filters} />
        <Rates count={all} date={values["date"]} />
      </Stack>
    </Page>
  );
}

ExchangeRates.reads = ((_parts, lang) => [ratesOf({ count: all }, lang)]) satisfies Reads;
