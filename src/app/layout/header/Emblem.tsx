import "./Emblem.css";
import { createStarPath } from "../../../components/icons/createStarPath.ts";

const backgroundPath = createStarPath(32, 32, 31);
const rimPath = createStarPath(32, 32, 26.5);

const symbolPaths = {
  scales: "M32 18v27M26 45h12M19 22.5h26M19 22.5l-4.5 11a5 5 0 0 0 9 0zM45 22.5l-4.5 11a5 5 0 0 0 9 0z",
  seal: "M22.5 32.5l6.5 6.5l12.5-13.5",
} as const;

/** `scales` for the competition portal, `seal` for the quality portal. */
export type EmblemProps = { symbol: keyof typeof symbolPaths };

/** Renders the logo: an eight-pointed star around a symbol. Decorative, because the name is beside it. */
export function Emblem({ symbol }: EmblemProps) {
  return (
    <svg className="emblem" viewBox="0 0 64 64" aria-hidden="true">
      <path className="emblem-background" d={backgroundPath} />
      <path className="emblem-rim" d={rimPath} />
      <path className="emblem-line" d={symbolPaths[symbol]} />
    </svg>
  );
}
