import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { getListExchangeRatesSuspenseQueryOptions } from "../../generated/queries/rates/rates.ts";
import { formatDate, formatNumber } from "../../i18n/format.ts";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { RateTable } from "./RateTable.tsx";
import { AsOf } from "../../components/list/StaleNotice.tsx";
import { useTellFound } from "../../components/list/resultCount.ts";

/** How many rates, and of which day (an ISO date); the latest when absent. */
type RatesProps = { count: number; date?: string | undefined };

/** The official rates of a day. */
export function Rates({ count, date }: RatesProps): ReactNode {
  return (
    <Loaded shape="list">
      <Table count={count} date={date} />
    </Loaded>
  );
}

/** What is read of a day, or of the latest. */
export const ratesOf = ({ count, date }: RatesProps, lang: Language) => getListExchangeRatesSuspenseQueryOptions({ page: 1, perPage: count, lang, ...(date !== undefined && { date }) });

function Table({ count, date }: RatesProps): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const answer = useSuspenseQuery(ratesOf({ count, date }, lang));
  const { data } = answer;
  useTellFound("rates", date === undefined ? {} : { date }, data.total);
  const [first] = data.items;
  if (first === undefined) return <EmptyState level={date === undefined ? 3 : 2} title={say("empty.information")}>{date !== undefined && say("rates.otherDay")}</EmptyState>;
  return (
    <>
      <AsOf answer={answer} />
      <RateTable
        caption={say("rates.caption", { date: formatDate(lang, first.date) })}
        headers={{ currency: say("rates.currency"), value: say("rates.value"), change: say("rates.change") }}
        rates={data.items.map(({ code, nominal, name, rate, change }) => ({
          code: nominal === 1 ? code : `${nominal} ${code}`,
          name,
          value: formatNumber(lang, rate, 4),
          change: {
            direction: change > 0 ? "up" : change < 0 ? "down" : "same",
            amount: formatNumber(lang, Math.abs(change), 4),
            label: say(change > 0 ? "rates.up" : change < 0 ? "rates.down" : "rates.same"),
          },
        }))}
      />
    </>
  );
}
