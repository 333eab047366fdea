import { paths } from "../../config/paths.ts";

/** The page of everything found by a word, or of what was found in one section. */
export const getSearchHref = (word: string, section?: string): string =>
  `${paths.search}?${new URLSearchParams({ word, ...(section !== undefined && { place: section }) }).toString()}`;

/** The same for a browser whose scripts have not come yet: the form's address, and the name of its field. */
export const searchFormAction = { href: paths.search, name: "word" } as const;
