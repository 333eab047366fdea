/** The SVG path of an icon, on a 24-unit grid for a stroke of 1.75 units. */
export type IconPath = `M${string}`;
