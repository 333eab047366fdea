import { maxPagePixels, maxPageScale, maxPageSide, maxRenderedPixels } from "./previewLimits.ts";

/** The size of a PDF page in points. */
export type PageSize = { width: number; height: number };

/** The largest ratio of the sides of the area that shows a page, so that a strip is neither invisible nor endless. */
const maxAspectRatio = 10;

/** Returns the pixels per point at which a page stays within the limits of a rendered page. */
export const getPageScale = ({ width, height }: PageSize): number =>
  Math.min(maxPageScale, Math.sqrt(maxPagePixels / (width * height)), maxPageSide / Math.max(width, height));

/** Returns the size of a rendered page in whole pixels. */
export function getCanvasSize(page: PageSize): PageSize {
  const scale = getPageScale(page);
  const toPixels = (points: number): number => Math.max(1, Math.floor(points * scale));
  return { width: toPixels(page.width), height: toPixels(page.height) };
}

/** Returns the ratio of width to height of the area that shows a page. */
export const getAspectRatio = ({ width, height }: PageSize): number =>
  Math.min(maxAspectRatio, Math.max(1 / maxAspectRatio, width / height));

/**
 * Returns the pages to render of those near the viewport: as many as the limit of all rendered pages allows, those in the
 * middle first. A page whose size is unknown is not rendered.
 */
export function selectRenderedPages(
  nearPages: Iterable<number>,
  sizes: ReadonlyMap<number, PageSize>,
): ReadonlySet<number> {
  const pages = [...nearPages].toSorted((first, second) => first - second);
  const middle = pages[Math.floor((pages.length - 1) / 2)] ?? 0;
  const selected = new Set<number>();
  let pixels = 0;
  for (const page of pages.toSorted((first, second) => Math.abs(first - middle) - Math.abs(second - middle))) {
    const size = sizes.get(page);
    if (size === undefined) continue;
    const canvas = getCanvasSize(size);
    pixels += canvas.width * canvas.height;
    if (pixels > maxRenderedPixels) break;
    selected.add(page);
  }
  return selected;
}
