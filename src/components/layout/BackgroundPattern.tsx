import "./BackgroundPattern.css";
import { useId } from "react";
import { createStarPath } from "../icons/createStarPath.ts";

/** The side of a tile in pixels. The star touches the middle of each side. */
const tileSize = 72;
const half = tileSize / 2;

const outerStar = createStarPath(half, half, half);
const innerStar = createStarPath(half, half, half * 0.56);
const spokes = Array.from({ length: 8 }, (_, step) => {
  const angle = ((step + 0.5) * Math.PI) / 4;
  const [from, to] = [half * 0.43, half * 0.765];
  const formatPoint = (radius: number) =>
    `${(half + radius * Math.cos(angle)).toFixed(2)} ${(half + radius * Math.sin(angle)).toFixed(2)}`;
  return `M${formatPoint(from)}L${formatPoint(to)}`;
}).join("");

// A quarter of a small star in each corner; four adjacent tiles complete it.
const cornerStars = [0, tileSize].flatMap((x) => [0, tileSize].map((y) => createStarPath(x, y, half * 0.3))).join("");

/** A coloured tile: its column counted from the inline end, its row from the top. Highlighted tiles have the accent colour. */
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

/**
 * Renders a decorative geometric pattern, after the wooden lattice windows of the Caucasus. It fills the nearest
 * positioned ancestor, is hidden from assistive technology, and hidden with the images.
 */
export function BackgroundPattern() {
  const patternId = useId();
  return (
    <svg className="background-pattern" aria-hidden="true">
      <defs>
        <pattern id={patternId} width={tileSize} height={tileSize} patternUnits="userSpaceOnUse">
          <path className="background-pattern-line" d={outerStar + innerStar + spokes + cornerStars} />
        </pattern>
      </defs>
      {/* The origin at the inline end keeps the tiles in place at any width. */}
      <svg x="100%" overflow="visible">
        <rect x={-40 * tileSize} width={40 * tileSize} height="100%" fill={`url(#${patternId})`} />
        {coloredTiles.map(({ column, row, isHighlighted }) => (
          <path
            key={`${column}-${row}`}
            className="background-pattern-cell"
            data-highlighted={isHighlighted}
            d={createStarPath(-column * tileSize - half, row * tileSize + half, half * 0.56)}
          />
        ))}
      </svg>
    </svg>
  );
}
