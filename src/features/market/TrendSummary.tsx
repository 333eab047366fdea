import "./TrendSummary.css";
import type { ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import type { IconName } from "../../components/icons/iconPaths.ts";
import { Sparkline } from "./Sparkline.tsx";
import type { SparklineProps } from "./Sparkline.tsx";

/** How a price moved: a picture, the same in words, and the numbers behind both. */
export type TrendSummaryProps = SparklineProps & {
  label: ReactNode;
  /** What opens the numbers. */
  summary: ReactNode;
  /** The numbers, as a table. */
  children: ReactNode;
};

const directionIcons: Record<SparklineProps["direction"], IconName> = {
  up: "arrow-up",
  down: "arrow-down",
  same: "equal",
};

/** A price's course in a cell of a table. An arrow and words carry the meaning; the colour only repeats it. */
export function TrendSummary({ values, direction, label, summary, children }: TrendSummaryProps) {
  return (
    <div className="trend">
      <div className="trend-line">
        <Sparkline values={values} direction={direction} />
        <span className="trend-label">
          <Icon name={directionIcons[direction]} size="small" />
          <span>{label}</span>
        </span>
      </div>
      <details className="trend-data">
        <summary>{summary}</summary>
        {children}
      </details>
    </div>
  );
}
