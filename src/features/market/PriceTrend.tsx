import type { ReactNode } from "react";
import type { components } from "../../generated/contract.d.ts";
import { Day } from "../../components/text/DateText.tsx";
import { formatDate, formatMoney, formatNumber } from "../../i18n/format.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { Movement } from "./TrendSummary.tsx";

type PricePoint = components["schemas"]["PricePoint"];

/** How the average price of a product moved: a picture, the last step in words, and every day's price as a table. */
export function PriceMovement({ price: { product, avgPrice, changePercent, date, history } }: { price: components["schemas"]["MarketPrice"] }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const before = history.at(-1);
  if (before === undefined) return say("prices.new");
  const points: readonly PricePoint[] = [...history, { date, avgPrice }];
  const direction = changePercent > 0 ? "up" : changePercent < 0 ? "down" : "same";
  const step = { date: formatDate(lang, before.date), from: formatNumber(lang, before.avgPrice, 2), percent: formatNumber(lang, Math.abs(changePercent), Number.isInteger(changePercent) ? 0 : 1) };
  return (
    <Movement values={points.map((point) => point.avgPrice)} direction={direction} words={say(`prices.${direction}`, step)} summary={say("prices.byDay", { product })}>
      <DataTable
        caption={say("prices.averageOf", { product })}
        captionHidden
        stacks={false}
        rows={points.toReversed()}
        rowKey={(point) => point.date}
        columns={[
          { key: "date", header: say("prices.date"), cell: (point) => <Day at={point.date} /> },
          { key: "price", header: say("list.prices.avgPrice"), numeric: true, cell: (point) => formatMoney(lang, point.avgPrice) },
        ]}
      />
    </Movement>
  );
}
