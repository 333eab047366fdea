import "./StackedBar.css";
import { useId } from "react";
import type { ReactNode } from "react";

/** One part of a whole: what it is, how much, and how that is written ("77 %"). */
export type Share = { key: string; label: string; value: number; written: ReactNode };

/** A bar cut into its parts. At most three parts: more fills cannot be told apart without colour. */
export type ShareChartProps = { title: ReactNode; total: ReactNode; shares: readonly Share[] };

const height = 14;

/**
 * How a whole falls into parts. Every part is written out below the bar with its fill, and the fills differ by pattern and
 * lightness, so that nothing is lost in grey, in print or to somebody who only hears it.
 */
export function ShareChart({ title, total, shares }: ShareChartProps) {
  const id = useId();
  const sum = shares.reduce((all, { value }) => all + value, 0) || 1;
  const bars = shares.map((share, place) => ({ ...share, from: shares.slice(0, place).reduce((all, { value }) => all + value, 0) / sum, part: share.value / sum, fill: place }));
  return (
    <figure className="share-chart">
      <figcaption className="share-chart-head">
        <span className="share-chart-title">{title}</span>
        <span className="share-chart-total">{total}</span>
      </figcaption>
      <svg className="share-chart-bar" height={height} width="100%" aria-hidden="true" focusable="false">
        <Fills id={id} />
        {bars.map(({ key, from, part, fill }) => part > 0 && <rect key={key} className="share-chart-part" data-fill={fill} x={`${from * 100}%`} width={`${part * 100}%`} height={height} fill={`url(#${id}-${fill})`} />)}
      </svg>
      <ul className="share-chart-words" role="list">
        {bars.map(({ key, label, written, fill }) => (
          <li key={key}>
            <svg className="share-chart-swatch" width={height} height={height} aria-hidden="true" focusable="false">
              <rect className="share-chart-part" width={height} height={height} fill={`url(#${id}-${fill})`} />
            </svg>
            <span>
              {label}: <strong>{written}</strong>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Solid, striped and dotted, from dark to light. */
function Fills({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-0`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect className="share-chart-dark" width="8" height="8" />
      </pattern>
      <pattern id={`${id}-1`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="share-chart-middle" width="8" height="8" />
        <rect className="share-chart-light" width="3" height="8" />
      </pattern>
      <pattern id={`${id}-2`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect className="share-chart-light" width="8" height="8" />
        <circle className="share-chart-dark" cx="4" cy="4" r="1.5" />
      </pattern>
    </defs>
  );
}
