import "./Emblem.css";
import { starPath } from "../../../components/icons/starPath.ts";

const backgroundPath = starPath(32, 32, 31);
const rimPath = starPath(32, 32, 26.5);

const symbolPaths = {
  scales: "M32 18v27M26 45h12M19 22.5h26M19 22.5l-4.5 11a5 5 0 0 0 9 0zM45 22.5l-4.5 11a5 5 0 0 0 9 0z",
  seal: "M22.5 32.5l6.5 6.5l12.5-13.5",
} as const;

/** Which sign stands in the star: scales for competition, a seal of approval for quality. */
export type EmblemProps = { symbol?: keyof typeof symbolPaths | undefined };

/** The mark of the portal: an eight-pointed star of the lattice tradition around a sign. Decorative; the name stands beside it. */
export function Emblem({ symbol = "scales" }: EmblemProps) {
  return (
    <svg className="emblem" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className="emblem-background" d={backgroundPath} />
      <path className="emblem-rim" d={rimPath} />
      <path className="emblem-line" d={symbolPaths[symbol]} />
    </svg>
  );
}
