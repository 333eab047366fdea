import "./Sparkline.css";
import type { ChangeDirection } from "./roundChange.ts";

/** The values, the earliest first, and the direction of the last change. */
export type SparklineProps = { values: readonly number[]; direction: ChangeDirection };

const width = 120;
const height = 32;
const padding = 4;

/** Renders a small line chart. It is decorative: the text beside it has the same content. */
export function Sparkline({ values, direction }: SparklineProps) {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  const getX = (index: number) => padding + (index / Math.max(values.length - 1, 1)) * (width - 2 * padding);
  // A constant value is a line in the middle.
  const getY = (value: number) =>
    max === min ? height / 2 : padding + (1 - (value - min) / (max - min)) * (height - 2 * padding);
  const points = values.map((value, index) => `${getX(index).toFixed(1)},${getY(value).toFixed(1)}`);
  const last = points.at(-1)?.split(",");
  if (last === undefined) return null;
  return (
    <svg className="sparkline" data-direction={direction} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polygon className="sparkline-area" points={`${padding},${height} ${points.join(" ")} ${last[0]},${height}`} />
      <polyline className="sparkline-line" points={points.join(" ")} />
      <circle className="sparkline-current" cx={last[0]} cy={last[1]} r="3.5" />
    </svg>
  );
}
