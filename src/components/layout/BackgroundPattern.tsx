import "./BackgroundPattern.css";
import { useId } from "react";
import { starOutline } from "../icons/starPath.ts";

/** The side of one tile of the lattice in pixels; the star touches the middle of each side. */
const tile = 72;
const half = tile / 2;

const star = starOutline(half, half, half);
const innerStar = starOutline(half, half, half * 0.56);
const spokes = Array.from({ length: 8 }, (_, step) => {
  const angle = ((step + 0.5) * Math.PI) / 4;
  const [from, to] = [half * 0.43, half * 0.765];
  const at = (reach: number) => `${(half + reach * Math.cos(angle)).toFixed(2)} ${(half + reach * Math.sin(angle)).toFixed(2)}`;
  return `M${at(from)}L${at(to)}`;
}).join("");

// Four quarters of a small star, one in each corner: together they fill the gap between four tiles.
const gaps = [0, tile].flatMap((x) => [0, tile].map((y) => starOutline(x, y, half * 0.3))).join("");

/** A pane of coloured glass: which tile, counted from the far edge and the top; `lit` panes are saffron. */
type Pane = { column: number; row: number; lit?: true };

const panes: readonly Pane[] = [
  { column: 1, row: 0 },
  { column: 2, row: 1, lit: true },
  { column: 4, row: 0 },
  { column: 3, row: 2 },
  { column: 1, row: 3 },
  { column: 5, row: 2 },
  { column: 2, row: 4 },
  { column: 6, row: 3 },
];

/** Where the lattice dissolves, and whether some of its panes are coloured. */
export type LatticeProps = {
  fade?: "end" | "centre" | undefined;
  glass?: boolean | undefined;
};

/**
 * A quiet geometric pattern after the wooden lattice windows of the Caucasus.
 * It fills the nearest positioned ancestor, says nothing, and goes away with the images.
 */
export function Lattice({ fade = "end", glass = false }: LatticeProps) {
  const pattern = useId();
  return (
    <svg className="lattice" data-fade={fade} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={pattern} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <path className="lattice-line" d={star + innerStar + spokes + gaps} />
        </pattern>
      </defs>
      {/* Counting from the far edge keeps the panes in place at any width. */}
      <svg x="100%" overflow="visible">
        <rect x={-40 * tile} width={40 * tile} height="100%" fill={`url(#${pattern})`} />
        {glass &&
          panes.map(({ column, row, lit }) => (
            <path
              key={`${column}-${row}`}
              className="lattice-cell"
              data-lit={lit}
              d={starOutline(-column * tile - half, row * tile + half, half * 0.56)}
            />
          ))}
      </svg>
    </svg>
  );
}
