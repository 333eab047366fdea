import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { formatDate, formatNumber } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import type { ExchangeRate } from "../../generated/contract.d.ts";
import { roundChange } from "./roundChange.ts";
import { RateTable } from "./RateTable.tsx";
import { OldDataNotice } from "../../components/list/OldDataNotice.tsx";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { usePublishResultCount } from "../../components/list/resultCount.ts";
import { getExchangeRatesQueryOptions, type ExchangeRatesQuery } from "./marketQueries.ts";

/** `children` arranges the table and what else belongs to the rates on their own page. */
type ExchangeRateTableProps = ExchangeRatesQuery & {
  children?: (table: ReactNode, rates: readonly ExchangeRate[]) => ReactNode;
};

/** In full: with a part of an id, all messages of the rates would load with the home page. */
const labels = { up: "rates.up", down: "rates.down", same: "rates.same" } as const;

/** Renders the official exchange rates of a date. Reads `listExchangeRates`. */
export function ExchangeRateTable(props: ExchangeRateTableProps): ReactNode {
  return (
    <QueryBoundary shape="list">
      <ExchangeRateTableContent {...props} />
    </QueryBoundary>
  );
}

function ExchangeRateTableContent({ count, date, children }: ExchangeRateTableProps): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const query = useSuspenseQuery(getExchangeRatesQueryOptions({ count, date }, lang));
  const { data } = query;
  usePublishResultCount("rates", date === undefined ? {} : { date }, data.total);
  const [first] = data.items;
  if (first === undefined)
    return (
      <EmptyState level={children === undefined ? 3 : 2} title={t("empty.information")}>
        {date !== undefined && t("rates.otherDay")}
      </EmptyState>
    );
  const table = (
    <RateTable
      caption={t("rates.caption", { date: formatDate(lang, first.date) })}
      headers={{ currency: t("rates.currency"), value: t("rates.value"), change: t("rates.change") }}
      rates={data.items.map(({ code, nominal, name, lang: nameLanguage, rate, change }) => {
        const { amount, direction } = roundChange(change, 4);
        return {
          code: nominal === 1 ? code : `${nominal} ${code}`,
          name: <TextWithLang lang={nameLanguage}>{name}</TextWithLang>,
          value: formatNumber(lang, rate, 4),
          change: { direction, amount: formatNumber(lang, amount, 4), label: t(labels[direction]) },
        };
      })}
    />
  );
  return (
    <>
      <StaleNotice query={query} />
      {date === undefined && <OldDataNotice date={first.date} />}
      {children === undefined ? table : children(table, data.items)}
    </>
  );
}
