import type { ReactNode } from "react";
import { MultilineText } from "./MultilineText.tsx";
import { Prose } from "./Prose.tsx";

/** Renders plain text as paragraphs, split at blank lines, with the line breaks within them. */
export function Paragraphs({ text, lang }: { text: string; lang?: string | undefined }): ReactNode {
  return (
    <Prose lang={lang}>
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== "")
        .map((paragraph, index) => (
          <p key={index}>
            <MultilineText>{paragraph.trim()}</MultilineText>
          </p>
        ))}
    </Prose>
  );
}
