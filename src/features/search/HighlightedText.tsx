import type { ReactNode } from "react";
import { highlight } from "./highlight.ts";

/** A text with what was looked for marked in it. The text is a server's: it is only ever shown as text. */
export function HighlightedText({ text, word }: { text: string; word: string }): ReactNode {
  return highlight(text, word).map(({ text: piece, isMatch }, place) =>
    isMatch ? <mark key={place}>{piece}</mark> : piece,
  );
}
