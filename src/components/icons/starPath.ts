/** The ratio of inner to outer radius of the star made by two equal squares, one turned by 45°. */
const innerRatio = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/**
 * The outline of an eight-pointed star as an SVG path.
 * `x`, `y` are its centre and `radius` the distance to its points, all in the units of the drawing.
 */
export function starPath(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 16 }, (_, step) => {
    const reach = step % 2 === 0 ? radius : radius * innerRatio;
    const angle = (step * Math.PI) / 8;
    return `${(x + reach * Math.cos(angle)).toFixed(2)} ${(y + reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}z`;
}
