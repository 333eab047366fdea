import type { ReactNode } from "react";
import type { PricePoint, MarketPrice } from "../../generated/contract.d.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { NameInText } from "../../components/text/NameInText.tsx";
import { formatDate, formatMoney, formatNumber } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { roundChange } from "./roundChange.ts";
import { TrendSummary } from "./TrendSummary.tsx";

/** `hasTable` is false beside a link to the page of the product, which has the price of every date. */
type PriceTrendProps = { price: MarketPrice; hasTable?: boolean };

/** Renders the trend of a price: a sparkline, the last change as text, and the price of every date as a table. */
export function PriceTrend({
  price: { product, lang: productLanguage, avgPrice, changePercent, date, history },
  hasTable = false,
}: PriceTrendProps): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const previous = history.at(-1);
  if (previous === undefined) return t("prices.new");
  const points: readonly PricePoint[] = [...history, { date, avgPrice }];
  const { amount, direction } = roundChange(changePercent, 1);
  const change = {
    date: formatDate(lang, previous.date),
    from: formatNumber(lang, previous.avgPrice, 2),
    percent: formatNumber(lang, amount, Number.isInteger(amount) ? 0 : 1),
  };
  return (
    <TrendSummary
      values={points.map((point) => point.avgPrice)}
      direction={direction}
      label={t(`prices.${direction}`, change)}
      summary={<NameInText text={t("prices.byDay", { product })} name={product} lang={productLanguage} />}
    >
      {hasTable && (
        <DataTable
          caption={<NameInText text={t("prices.averageOf", { product })} name={product} lang={productLanguage} />}
          captionHidden
          stackOnNarrow={false}
          rows={points.toReversed()}
          rowKey={(point) => point.date}
          columns={[
            { key: "date", header: t("prices.date"), cell: (point) => <DateText dateTime={point.date} /> },
            {
              key: "price",
              header: t("list.prices.avgPrice"),
              numeric: true,
              cell: (point) => formatMoney(lang, point.avgPrice),
            },
          ]}
        />
      )}
    </TrendSummary>
  );
}
