/** The ratio of inner to outer radius of a star made of two equal squares, one rotated by 45°. */
const innerRatio = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/** Rounds to a tenth of a unit: every page has the outline in its HTML. */
const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns the outline of an eight-pointed star as an SVG path.
 * `x` and `y` are its centre and `radius` the distance to its points, in SVG user units.
 */
export function createStarPath(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 16 }, (_, step) => {
    const distance = step % 2 === 0 ? radius : radius * innerRatio;
    const angle = (step * Math.PI) / 8;
    return `${round(x + distance * Math.cos(angle))} ${round(y + distance * Math.sin(angle))}`;
  });
  return `M${corners.join("L")}z`;
}
