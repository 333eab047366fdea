import { paths } from "../../config/paths.ts";

/** Returns the path of the search results for a word, optionally in one section. */
export const getSearchHref = (word: string, section?: string): string =>
  `${paths.search}?${new URLSearchParams({ word, ...(section !== undefined && { place: section }) }).toString()}`;

/** The search form for a native submit before hydration: path and field name. */
export const searchFormAction = { href: paths.search, name: "word" } as const;
