import "./TrendSummary.css";
import type { ReactNode } from "react";
import { Icon } from "../../components/icons/Icon.tsx";
import type { IconName } from "../../components/icons/iconPaths.ts";
import { Sparkline } from "./Sparkline.tsx";
import type { SparklineProps } from "./Sparkline.tsx";

/** How a price moved: a picture, the same in words, and the numbers behind both. */
export type MovementProps = SparklineProps & {
  words: ReactNode;
  /** What opens the numbers. */
  summary: ReactNode;
  /** The numbers, as a table. */
  children: ReactNode;
};

const arrows: Record<SparklineProps["direction"], IconName> = { up: "arrow-up", down: "arrow-down", same: "equal" };

/** A price's course in a cell of a table. An arrow and words carry the meaning; the colour only repeats it. */
export function Movement({ values, direction, words, summary, children }: MovementProps) {
  return (
    <div className="movement">
      <div className="movement-line">
        <Sparkline values={values} direction={direction} />
        <span className="movement-words">
          <Icon name={arrows[direction]} size="small" />
          <span>{words}</span>
        </span>
      </div>
      <details className="movement-numbers">
        <summary>{summary}</summary>
        {children}
      </details>
    </div>
  );
}
