import "./StackedBar.css";
import { useId } from "react";
import type { ReactNode } from "react";

/** One part of a whole: what it is, how much, and how that is written ("77 %"). */
export type StackedBarSegment = { key: string; label: string; value: number; formattedValue: ReactNode };

/** A bar cut into its parts. At most three parts: more fills cannot be told apart without colour. */
export type StackedBarProps = { title: ReactNode; total: ReactNode; segments: readonly StackedBarSegment[] };

const height = 14;

/**
 * How a whole falls into parts. Every part is written out below the bar with its fill, and the fills differ by pattern and
 * lightness, so that nothing is lost in grey, in print or to somebody who only hears it.
 */
export function StackedBar({ title, total, segments }: StackedBarProps) {
  const id = useId();
  const sum = segments.reduce((all, { value }) => all + value, 0) || 1;
  const bars = segments.map((share, place) => ({
    ...share,
    from: segments.slice(0, place).reduce((all, { value }) => all + value, 0) / sum,
    part: share.value / sum,
    fill: place,
  }));
  return (
    <figure className="stacked-bar">
      <figcaption className="stacked-bar-head">
        <span className="stacked-bar-title">{title}</span>
        <span className="stacked-bar-total">{total}</span>
      </figcaption>
      <svg className="stacked-bar-track" height={height} width="100%" aria-hidden="true" focusable="false">
        <FillPatterns id={id} />
        {bars.map(
          ({ key, from, part, fill }) =>
            part > 0 && (
              <rect
                key={key}
                className="stacked-bar-segment"
                data-fill={fill}
                x={`${from * 100}%`}
                width={`${part * 100}%`}
                height={height}
                fill={`url(#${id}-${fill})`}
              />
            ),
        )}
      </svg>
      <ul className="stacked-bar-legend" role="list">
        {bars.map(({ key, label, formattedValue, fill }) => (
          <li key={key}>
            <svg className="stacked-bar-swatch" width={height} height={height} aria-hidden="true" focusable="false">
              <rect className="stacked-bar-segment" width={height} height={height} fill={`url(#${id}-${fill})`} />
            </svg>
            <span>
              {label}: <strong>{formattedValue}</strong>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Solid, striped and dotted, from dark to light. */
function FillPatterns({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={`${id}-0`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect className="stacked-bar-dark" width="8" height="8" />
      </pattern>
      <pattern id={`${id}-1`} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="stacked-bar-middle" width="8" height="8" />
        <rect className="stacked-bar-light" width="3" height="8" />
      </pattern>
      <pattern id={`${id}-2`} width="8" height="8" patternUnits="userSpaceOnUse">
        <rect className="stacked-bar-light" width="8" height="8" />
        <circle className="stacked-bar-dark" cx="4" cy="4" r="1.5" />
      </pattern>
    </defs>
  );
}
