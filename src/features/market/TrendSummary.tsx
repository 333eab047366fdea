import "./TrendSummary.css";
import type { ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import { directionIcons } from "./roundChange.ts";
import { Sparkline } from "./Sparkline.tsx";
import type { SparklineProps } from "./Sparkline.tsx";

/** Props of `TrendSummary`. */
type TrendSummaryProps = SparklineProps & {
  label: ReactNode;
  /** The label of the disclosure with the values. */
  summary: ReactNode;
  /** The values as a table, which the disclosure contains; `false` without a disclosure. */
  children: ReactNode;
};

/** Renders the trend of a price in a table cell. Arrow and text carry the meaning; the colour repeats it. */
export function TrendSummary({ values, direction, label, summary, children }: TrendSummaryProps) {
  return (
    <div className="trend">
      <div className="trend-line">
        <Sparkline values={values} direction={direction} />
        <span className="trend-label">
          <Icon path={directionIcons[direction]} size="small" />
          <span>{label}</span>
        </span>
      </div>
      {children !== false && (
        <details className="trend-data">
          <summary>{summary}</summary>
          {children}
        </details>
      )}
    </div>
  );
}
