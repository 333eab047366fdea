import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { TimeChart } from "../../components/charts/TimeChart.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { Details } from "../../components/data/Details.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { Stack } from "../../components/layout/Stack.tsx";
import { FilterBar } from "../../components/list/FilterBar.tsx";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { useListParams, type FilterOption } from "../../components/list/useListParams.ts";
import { TableDownload } from "../../components/list/download/TableDownload.tsx";
import { FocusKeepingSuspense } from "../../components/loading/FocusKeepingSuspense.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { NameInText } from "../../components/text/NameInText.tsx";
import { DateText } from "../../components/text/DateText.tsx";
import type { ExchangeRate, ExchangeRateHistory, RatePoint } from "../../generated/contract.d.ts";
import { getReadExchangeRateHistorySuspenseQueryOptions } from "../../generated/queries/rates/index.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import type { Language } from "../../i18n/language.ts";
import { HiddenStatus } from "../../components/feedback/HiddenStatus.tsx";

type RateHistoryProps = { rates: readonly ExchangeRate[] };

/** The title of the history that is shown, with the name of the currency and its language. */
type ShownHistory = { code: string; title: string; name: string; lang: Language | undefined };

/** The currency that is shown first, if it has a rate. */
const defaultCurrency = "EUR";

/**
 * Renders how the rate of the currency in the URL has changed. Reads `readExchangeRateHistory`; with a server that lacks it
 * renders nothing.
 */
export function RateHistory({ rates }: RateHistoryProps): ReactNode {
  const filters = { currency: rates.map(({ code, name, lang }) => ({ value: code, label: `${code}, ${name}`, lang })) };
  const { filterValues } = useListParams(filters);
  const code =
    filterValues["currency"] ?? (rates.find((rate) => rate.code === defaultCurrency) ?? rates[0])?.code ?? "";
  const [shown, setShown] = useState<ShownHistory>();
  const [choiceCount, setChoiceCount] = useState(0);
  return (
    <>
      <HiddenStatus announcementKey={choiceCount}>
        {choiceCount > 0 && shown?.code === code && (
          <NameInText text={shown.title} name={shown.name} lang={shown.lang} />
        )}
      </HiddenStatus>
      <QueryBoundary shape="list" notFound={null} ContentBoundary={FocusKeepingSuspense}>
        <RateHistoryContent
          code={code}
          filters={filters}
          onChoose={() => setChoiceCount((count) => count + 1)}
          onShow={setShown}
        />
      </QueryBoundary>
    </>
  );
}

type RateHistoryContentProps = {
  code: string;
  filters: { currency: FilterOption[] };
  onChoose: () => void;
  onShow: (shown: ShownHistory) => void;
};

function RateHistoryContent({ code, filters, onChoose, onShow }: RateHistoryContentProps): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { setFilters } = useListParams(filters);
  const query = useSuspenseQuery(getReadExchangeRateHistorySuspenseQueryOptions(code, { lang }));
  const { data } = query;
  const units = data.nominal === 1 ? data.code : `${data.nominal} ${data.code}`;
  const title = t("rates.chartTitle", { units, name: data.name });
  useEffect(
    () => onShow({ code, title, name: data.name, lang: data.lang }),
    [code, title, data.name, data.lang, onShow],
  );
  const markedTitle = <NameInText text={title} name={data.name} lang={data.lang} />;
  return (
    <Section title={t("rates.history")}>
      <Stack>
        <FilterBar
          label={t("rates.history")}
          applyLabel={t("list.apply")}
          fields={[
            {
              name: "currency",
              kind: "choice",
              label: t("rates.historyCurrency"),
              value: code,
              options: filters.currency,
            },
          ]}
          onApply={(values) => {
            onChoose();
            if (values["currency"] !== code) setFilters(values);
          }}
        />
        <StaleNotice query={query} />
        <TimeChart
          title={title}
          name={data.name}
          nameLanguage={data.lang}
          dates={data.items.map(({ date }) => date)}
          series={[{ id: data.code, label: units, values: data.items.map(({ rate }) => rate) }]}
          formatValue={(value) => formatNumber(lang, value, 4)}
        />
        <RatesByDay units={units} title={markedTitle} history={data} />
        <TableDownload
          name={title}
          label={markedTitle}
          columns={[
            { header: t("prices.date"), kind: "date", value: ({ date }: RatePoint) => date },
            { header: t("rates.value"), kind: "number", value: ({ rate }: RatePoint) => rate },
          ]}
          readRows={async () => ({ items: data.items, total: data.items.length })}
        />
      </Stack>
    </Section>
  );
}

type RatesByDayProps = { units: string; title: ReactNode; history: ExchangeRateHistory };

/** Renders the rates of a currency as a table, the latest first, in a disclosure: it can have hundreds of rows. */
function RatesByDay({ units, title, history }: RatesByDayProps): ReactNode {
  const t = useT();
  const lang = useLanguage();
  return (
    <Details summary={t("rates.byDay", { units })}>
      <DataTable
        caption={title}
        captionHidden
        stackOnNarrow={false}
        rows={history.items.toReversed()}
        rowKey={({ date }) => date}
        columns={[
          { key: "date", header: t("prices.date"), cell: ({ date }) => <DateText dateTime={date} /> },
          { key: "rate", header: t("rates.value"), numeric: true, cell: ({ rate }) => formatNumber(lang, rate, 4) },
        ]}
      />
    </Details>
  );
}
