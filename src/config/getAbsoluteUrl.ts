/** Returns the address of a path at the origin of this page; where there is no page, the path itself. */
export const getAbsoluteUrl = (path: string): string =>
  typeof location === "undefined" ? path : new URL(path, location.origin).href;
