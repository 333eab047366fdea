import "./StackedBar.css";
import { useId } from "react";
import type { ReactNode } from "react";

/** A segment of the bar. `formattedValue` is the value as text, for example "77 %". */
type StackedBarSegment = { key: string; label: string; value: number; formattedValue: ReactNode };

/** Props of `StackedBar`. At most three segments: more fills are not distinguishable without colour. */
type StackedBarProps = { title: ReactNode; total: ReactNode; segments: readonly StackedBarSegment[] };

const heightPx = 14;

/**
 * Renders the shares of a total as a stacked bar with a legend. Fills differ by pattern and lightness, so that they are
 * distinguishable in greyscale and in print.
 */
export function StackedBar({ title, total, segments }: StackedBarProps) {
  const id = useId();
  const sum = segments.reduce((total, { value }) => total + value, 0) || 1;
  const bars = segments.map((segment, index) => ({
    ...segment,
    from: segments.slice(0, index).reduce((total, { value }) => total + value, 0) / sum,
    share: segment.value / sum,
    fill: index,
  }));
  return (
    <figure className="stacked-bar">
      <figcaption className="stacked-bar-head">
        <span className="stacked-bar-title">{title}</span>
        <span className="stacked-bar-total">{total}</span>
      </figcaption>
      <svg className="stacked-bar-track" height={heightPx} width="100%" aria-hidden="true">
        <FillPatterns id={id} />
        {bars.map(
          ({ key, from, share, fill }) =>
            share > 0 && (
              <rect
                key={key}
                className="stacked-bar-segment"
                data-fill={fill}
                x={`${from * 100}%`}
                width={`${share * 100}%`}
                height={heightPx}
                fill={`url(#${id}-${fill})`}
              />
            ),
        )}
      </svg>
      <ul className="stacked-bar-legend" role="list">
        {bars.map(({ key, label, formattedValue, fill }) => (
          <li key={key}>
            <svg className="stacked-bar-swatch" width={heightPx} height={heightPx} aria-hidden="true">
              <rect className="stacked-bar-segment" width={heightPx} height={heightPx} fill={`url(#${id}-${fill})`} />
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

/** Renders the fill patterns: solid, striped and dotted, from dark to light. */
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
