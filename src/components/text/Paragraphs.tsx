import type { ReactNode } from "react";
import { Prose } from "./Prose.tsx";

/** Renders plain text as paragraphs, split at blank lines. */
export function Paragraphs({ text, lang }: { text: string; lang?: string | undefined }): ReactNode {
  return (
    <Prose lang={lang}>
      {text
        .split(/\n\s*\n/)
        .filter((paragraph) => paragraph.trim() !== "")
        .map((paragraph, index) => (
          <p key={index}>{paragraph.trim()}</p>
        ))}
    </Prose>
  );
}
