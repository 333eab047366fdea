/** The ratio of inner to outer radius of a star made of two equal squares, one rotated by 45°. */
const innerRatio = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/**
 * Returns the outline of an eight-pointed star as an SVG path.
 * `x` and `y` are its centre and `radius` the distance to its points, in SVG user units.
 */
export function createStarPath(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 16 }, (_, step) => {
    const distance = step % 2 === 0 ? radius : radius * innerRatio;
    const angle = (step * Math.PI) / 8;
    return `${(x + distance * Math.cos(angle)).toFixed(2)} ${(y + distance * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}z`;
}
