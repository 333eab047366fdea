import type { components } from "../../src/generated/contract.d.ts";
import type { LocalizedText } from "../store/localizedText.ts";
import { informationFund } from "./informationFund.ts";
import { news } from "./news.ts";
import type { PictureName } from "./pictures.ts";
import { priceReviews } from "./priceReviews.ts";
import { advice } from "./advice.ts";

/** A post in every language. `daysAgo` counts back from the day the world began, so that a new world is never out of date. */
export type PostEntry = {
  id: string;
  place: components["schemas"]["PostPlace"];
  daysAgo: number;
  title: LocalizedText;
  summary: LocalizedText;
  /** Paragraphs, headings and lists as simple markup. */
  content: LocalizedText;
  /** The number of the file that goes with it. */
  documentId?: number;
  picture?: { motif: PictureName; alt: LocalizedText };
  /** Ids of posts that a reader may want next. */
  related?: readonly string[];
};

/** Every post of the sample world, the newest first. */
export const posts: readonly PostEntry[] = [...news, ...priceReviews, ...advice, ...informationFund].toSorted(
  (a, b) => a.daysAgo - b.daysAgo,
);
