/** The maximum size of a previewed file in bytes. A larger file could exhaust the memory of a phone. */
export const maxPreviewBytes = 25 * 1000 * 1000;
