import "./BackgroundPattern.css";
import { useId } from "react";
import { starPath } from "../icons/starPath.ts";

/** The side of one tile of the lattice in pixels; the star touches the middle of each side. */
const tile = 72;
const half = tile / 2;

const star = starPath(half, half, half);
const innerStar = starPath(half, half, half * 0.56);
const spokes = Array.from({ length: 8 }, (_, step) => {
  const angle = ((step + 0.5) * Math.PI) / 4;
  const [from, to] = [half * 0.43, half * 0.765];
  const at = (reach: number) =>
    `${(half + reach * Math.cos(angle)).toFixed(2)} ${(half + reach * Math.sin(angle)).toFixed(2)}`;
  return `M${at(from)}L${at(to)}`;
}).join("");

// Four quarters of a small star, one in each corner: together they fill the gap between four tiles.
const gaps = [0, tile].flatMap((x) => [0, tile].map((y) => starPath(x, y, half * 0.3))).join("");

/** A pane of coloured glass: which tile, counted from the far edge and the top; `lit` panes are saffron. */
type ColoredTile = { column: number; row: number; isHighlighted?: true };

const coloredTiles: readonly ColoredTile[] = [
  { column: 1, row: 0 },
  { column: 2, row: 1, isHighlighted: true },
  { column: 4, row: 0 },
  { column: 3, row: 2 },
  { column: 1, row: 3 },
  { column: 5, row: 2 },
  { column: 2, row: 4 },
  { column: 6, row: 3 },
];

/** Where the lattice dissolves, and whether some of its panes are coloured. */
export type BackgroundPatternProps = {
  fade?: "end" | "centre" | undefined;
  hasColoredTiles?: boolean | undefined;
};

/**
 * A quiet geometric pattern after the wooden lattice windows of the Caucasus.
 * It fills the nearest positioned ancestor, says nothing, and goes away with the images.
 */
export function BackgroundPattern({ fade = "end", hasColoredTiles = false }: BackgroundPatternProps) {
  const pattern = useId();
  return (
    <svg className="background-pattern" data-fade={fade} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={pattern} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <path className="background-pattern-line" d={star + innerStar + spokes + gaps} />
        </pattern>
      </defs>
      {/* Counting from the far edge keeps the panes in place at any width. */}
      <svg x="100%" overflow="visible">
        <rect x={-40 * tile} width={40 * tile} height="100%" fill={`url(#${pattern})`} />
        {hasColoredTiles &&
          coloredTiles.map(({ column, row, isHighlighted }) => (
            <path
              key={`${column}-${row}`}
              className="background-pattern-cell"
              data-lit={isHighlighted}
              d={starPath(-column * tile - half, row * tile + half, half * 0.56)}
            />
          ))}
      </svg>
    </svg>
  );
}
