import { paths } from "./paths.ts";

/** Returns the path of the list of appeals with the one that has a number, for lists that name an appeal without its id. */
export const getAppealSearchHref = (appealNumber: string): string =>
  `${paths.appeals}?${new URLSearchParams({ word: appealNumber }).toString()}`;
