import type { ReactNode } from "react";
import { Prose } from "./Prose.tsx";

/** Plain text whose paragraphs are parted by empty lines, line breaks inside them kept. */
export function Paragraphs({ text, lang }: { text: string; lang?: string | undefined }): ReactNode {
  return (
    <Prose lang={lang}>
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== "")
        .map((paragraph, place) => (
          <p key={place}>{paragraph.trim()}</p>
        ))}
    </Prose>
  );
}
