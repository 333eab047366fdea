import { LineChart } from "@mui/x-charts/LineChart";
import { useEffect, useState, type ReactNode } from "react";
import { formatDate } from "../../i18n/format.ts";
import { formatDayAndMonth } from "../../i18n/formatDayAndMonth.ts";
import { useLanguage } from "../../i18n/IntlProvider.tsx";
import { MuiTheme } from "../styles/MuiTheme.tsx";
import { selectMarks, type ChartSeries } from "./chartSeries.ts";

type TimeChartLinesProps = {
  dates: readonly string[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
};

/** The colours of the lines. The style sheet replaces them in forced colours. */
const colors = [
  "var(--color-line-1)",
  "var(--color-line-2)",
  "var(--color-line-3)",
  "var(--color-line-4)",
  "var(--color-line-5)",
];
/** At most this many values of a line have a mark. */
const maxMarks = 31;
/** At most this many dates have a tick. */
const maxTicks = 12;
/** The height with a legend above, and without one. */
const heights = { withLegend: 320, withoutLegend: 360 };

/**
 * Renders the lines of `TimeChart`. Each line has its own mark, so that colour is not the only difference. Escape hides the
 * values at the pointer until it enters the chart again (WCAG 1.4.13).
 */
export default function TimeChartLines({ dates, series, formatValue }: TimeChartLinesProps): ReactNode {
  const language = useLanguage();
  const hasOneLine = series.length === 1;
  const tickStep = Math.ceil(dates.length / maxTicks);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") setDismissed(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <MuiTheme>
      <div onPointerEnter={() => setDismissed(false)}>
        <LineChart
          height={hasOneLine ? heights.withoutLegend : heights.withLegend}
          margin={{ left: 0, right: 32, top: 8, bottom: 0 }}
          colors={colors}
          skipAnimation
          hideLegend={hasOneLine}
          grid={{ horizontal: true }}
          xAxis={[
            {
              scaleType: "point",
              data: [...dates],
              height: 32,
              valueFormatter: (date: string, { location }) =>
                location === "tick" ? formatDayAndMonth(language, date) : formatDate(language, date),
              tickInterval: (_date, index) => index % tickStep === 0,
              tickLabelMinGap: 16,
            },
          ]}
          yAxis={[{ width: "auto", valueFormatter: (value: number) => formatValue(value), tickNumber: 5 }]}
          series={series.map((line) => {
            const marks = selectMarks(line, maxMarks);
            return {
              // The library takes a name of an object's own members, such as "constructor", for an id that it has already.
              id: `line-${line.id}`,
              label: line.label,
              data: [...line.values],
              curve: "linear",
              connectNulls: true,
              // A single line with many values needs none.
              showMark: ({ index }) => marks.has(index) && !(hasOneLine && dates.length > maxMarks),
              valueFormatter: (value) => (value === null ? "" : formatValue(value)),
            };
          })}
          slotProps={{
            tooltip: { trigger: isDismissed ? "none" : "axis" },
            legend: { position: { vertical: "top", horizontal: "start" } },
          }}
          // The library makes an element without a role focusable. The table beside the chart has every value.
          disableKeyboardNavigation
        />
      </div>
    </MuiTheme>
  );
}
