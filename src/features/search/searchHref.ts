import { paths } from "../../config/paths.ts";

/** The page of everything found by a word, or of what was found in one section. */
export const resultsHref = (word: string, place?: string): string => `${paths.search}?${new URLSearchParams({ word, ...(place !== undefined && { place }) }).toString()}`;

/** The same for a browser whose scripts have not come yet: the form's address, and the name of its field. */
export const resultsForm = { href: paths.search, name: "word" } as const;
