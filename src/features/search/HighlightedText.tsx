import type { ReactNode } from "react";
import { highlight } from "./highlight.ts";

/** Renders a text with the matches of a search word marked. The text is never interpreted as markup. */
export function HighlightedText({ text, word }: { text: string; word: string }): ReactNode {
  return highlight(text, word).map(({ text: segment, isMatch }, index) =>
    isMatch ? <mark key={index}>{segment}</mark> : segment,
  );
}
