import "./TimeChart.css";
import { useId, type ReactNode } from "react";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import type { Language } from "../../i18n/language.ts";
import { ClientOnly } from "../loading/ClientOnly.tsx";
import { useDeferredParts } from "../loading/useDeferredParts.ts";
import { LazyBoundary } from "../loading/LazyBoundary.tsx";
import { lazyWithRetry } from "../loading/lazyWithRetry.tsx";
import { NameInText } from "../text/NameInText.tsx";
import { findExtremes, type ChartSeries } from "./chartSeries.ts";

const TimeChartLines = lazyWithRetry(() => import("./TimeChartLines.tsx"));

/** The dates are ISO dates, the earliest first. */
type TimeChartProps = {
  /** What the values are, with their unit. */
  title: string;
  /** A name in the title that may be in another language, and this language. */
  name?: string | undefined;
  nameLanguage?: Language | undefined;
  dates: readonly string[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
};

/**
 * Renders values over time as lines, with the lowest and the highest value as text. The chart library loads with the first
 * chart. A page with a chart has the same values as a table.
 */
export function TimeChart({ title, name = "", nameLanguage, dates, series, formatValue }: TimeChartProps): ReactNode {
  const t = useT();
  const language = useLanguage();
  const titleId = useId();
  // Their place is reserved.
  const hasLines = useDeferredParts();
  const extremes = findExtremes(dates, series);
  if (extremes === undefined) return null;
  const describe = ({ value, label, date }: typeof extremes.lowest): string => {
    const values = { date: formatDate(language, date), value: formatValue(value) };
    // The title may name the only series.
    const isNamed = series.length === 1 && title.includes(label);
    return isNamed ? t("chart.pointOfOne", values) : t("chart.point", { ...values, series: label });
  };
  return (
    <figure className="time-chart" aria-labelledby={titleId}>
      <figcaption>
        <strong className="time-chart-title" id={titleId}>
          <NameInText text={title} name={name} lang={nameLanguage} />
        </strong>
        <p className="time-chart-summary">
          {t("chart.extremes", { lowest: describe(extremes.lowest), highest: describe(extremes.highest) })}
        </p>
      </figcaption>
      <div className="time-chart-lines">
        <LazyBoundary resetKey={title}>
          {/* Its library inserts inline styles, which the content security policy forbids. */}
          <ClientOnly>
            {hasLines && <TimeChartLines dates={dates} series={series} formatValue={formatValue} />}
          </ClientOnly>
        </LazyBoundary>
      </div>
    </figure>
  );
}
