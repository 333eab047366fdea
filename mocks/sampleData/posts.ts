import type { components } from "../../src/generated/contract.d.ts";
import type { Text } from "../store/localizedText.ts";
import { documents } from "./informationFund.ts";
import { news } from "./news.ts";
import type { Motif } from "./pictures.ts";
import { prices } from "./priceReviews.ts";
import { advice } from "./advice.ts";

/** A post in every language. `daysAgo` counts back from the day the world began, so that a new world is never out of date. */
export type PostEntry = {
  id: string;
  place: components["schemas"]["PostPlace"];
  daysAgo: number;
  title: Text;
  summary: Text;
  /** Paragraphs, headings and lists as simple markup. */
  content: Text;
  /** The number of the file that goes with it. */
  documentId?: number;
  picture?: { motif: Motif; alt: Text };
  /** Ids of posts that a reader may want next. */
  related?: readonly string[];
};

/** Every post of the sample world, the newest first. */
export const posts: readonly PostEntry[] = [...news, ...prices, ...advice, ...documents].toSorted((a, b) => a.daysAgo - b.daysAgo);
