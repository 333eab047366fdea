import type { ReactNode } from "react";
import { hitsIn } from "./highlight.ts";

/** A text with what was looked for marked in it. The text is a server's: it is only ever shown as text. */
export function Marked({ text, word }: { text: string; word: string }): ReactNode {
  return hitsIn(text, word).map(({ text: piece, hit }, place) => (hit ? <mark key={place}>{piece}</mark> : piece));
}
