import { feedPlacements, getFeedPath, type FeedPlacement } from "../../src/i18n/feedPaths.ts";
import { languages, type Language } from "../../src/i18n/language.ts";

/** The address of a feed. */
export type FeedAddress = { placement: FeedPlacement; language: Language };

const addressByPath: ReadonlyMap<string, FeedAddress> = new Map(
  languages.flatMap(({ code }) =>
    feedPlacements.map((placement) => [getFeedPath(placement, code), { placement, language: code }] as const),
  ),
);

/** The paths of all feeds. */
export const feedPaths: readonly string[] = [...addressByPath.keys()];

/** Returns the feed with a path; `undefined` for any other path. */
export const parseFeedPath = (path: string): FeedAddress | undefined => addressByPath.get(path);
