import type { Language } from "./language.ts";
import { withLanguage } from "./languagePaths.ts";

/** The placements of posts that have an Atom feed. */
export const feedPlacements = ["news", "bulletin"] as const;

/** A placement of posts with an Atom feed. */
export type FeedPlacement = (typeof feedPlacements)[number];

/** The media type of a feed. */
export const feedMediaType = "application/atom+xml";

/** Returns the path of the feed of a placement in a language. */
export const getFeedPath = (placement: FeedPlacement, language: Language): string =>
  withLanguage(`/feeds/${placement}.xml`, language);
