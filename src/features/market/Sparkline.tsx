import "./Sparkline.css";

/** How the numbers moved, the earliest first, and which way the last step went. */
export type SparklineProps = { values: readonly number[]; direction: "up" | "down" | "same" };

const width = 120;
const height = 32;
const padding = 4;

/** A small picture of how a number moved. It is decoration: the words beside it say the same. */
export function Sparkline({ values, direction }: SparklineProps) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const across = (place: number) => padding + (place / Math.max(values.length - 1, 1)) * (width - 2 * padding);
  // A number that never moved is a line in the middle.
  const down = (value: number) =>
    most === least ? height / 2 : padding + (1 - (value - least) / (most - least)) * (height - 2 * padding);
  const points = values.map((value, place) => `${across(place).toFixed(1)},${down(value).toFixed(1)}`);
  const last = points.at(-1)?.split(",");
  if (last === undefined) return null;
  return (
    <svg
      className="sparkline"
      data-direction={direction}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <polygon className="sparkline-area" points={`${padding},${height} ${points.join(" ")} ${last[0]},${height}`} />
      <polyline className="sparkline-line" points={points.join(" ")} />
      <circle className="sparkline-current" cx={last[0]} cy={last[1]} r="3.5" />
    </svg>
  );
}
