/** The edge of the viewport at which the toasts are. */
export type ToastPlacement = "bottom" | "top";

type Box = Pick<DOMRect, "top" | "right" | "bottom" | "left">;

/** Returns the bottom edge, unless the toasts would cover the focused element there and do not at the top. */
export function choosePlacement(focused: Box, toasts: Box, viewportHeight: number): ToastPlacement {
  const { top, right, bottom, left } = toasts;
  const mirrored = { top: viewportHeight - bottom, right, bottom: viewportHeight - top, left };
  const isAtBottom = top >= mirrored.top;
  const [atBottom, atTop] = isAtBottom ? [toasts, mirrored] : [mirrored, toasts];
  return overlaps(focused, atBottom) && !overlaps(focused, atTop) ? "top" : "bottom";
}

const overlaps = (first: Box, second: Box): boolean =>
  first.left < second.right && second.left < first.right && first.top < second.bottom && second.top < first.bottom;
