import type { PostPlace } from "../../src/generated/contract.d.ts";
import type { LocalizedText } from "../store/localizedText.ts";
import { informationFund } from "./informationFund.ts";
import { news } from "./news.ts";
import type { PictureName } from "./pictures.ts";
import { priceReviews } from "./priceReviews.ts";
import { advice } from "./advice.ts";

/**
 * A post in all languages. `daysAgo` counts back from the creation of the mock store, so that the posts are always
 * recent.
 */
export type PostEntry = {
  id: string;
  place: PostPlace;
  daysAgo: number;
  title: LocalizedText;
  summary: LocalizedText;
  /** The body as HTML with paragraphs, headings and lists. */
  content: LocalizedText;
  /** The id of the attached document. */
  documentId?: number;
  picture?: { motif: PictureName; alt: LocalizedText };
  /** The ids of related posts. */
  related?: readonly string[];
};

/** All posts, newest first. */
export const posts: readonly PostEntry[] = [...news, ...priceReviews, ...advice, ...informationFund].toSorted(
  (a, b) => a.daysAgo - b.daysAgo,
);
