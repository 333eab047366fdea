// What a preview may cost. A decoded pixel takes 4 bytes, however small the file is: a few kilobytes can claim gigabytes.

/** The maximum size of a previewed file in bytes. */
export const maxPreviewBytes = 25 * 1000 * 1000;

/** The maximum number of pixels of an image, alone or within a PDF: 320 MB. An A3 page scanned at 600 dpi has 70 million. */
export const maxImagePixels = 80_000_000;

/** The maximum number of pages of a PDF. */
export const maxPdfPages = 500;

/** The maximum number of pixels of a rendered PDF page: 32 MB. An A4 page at `maxPageScale` has 2 million. */
export const maxPagePixels = 8_000_000;

/** The maximum number of pixels of all PDF pages that are rendered at the same time: 96 MB. */
export const maxRenderedPixels = 24_000_000;

/** The maximum width and height of a rendered PDF page in pixels. Some browsers show no larger canvas. */
export const maxPageSide = 8192;

/** The maximum number of pixels per point of a PDF page: with twice its size small text stays sharp. */
export const maxPageScale = 2;

/** The maximum number of characters that screen readers get of one PDF page. A densely printed page has 10,000. */
export const maxPageTextLength = 50_000;
