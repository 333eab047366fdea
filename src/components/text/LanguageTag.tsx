import "./LanguageTag.css";
import type { ReactNode } from "react";

/** A small word beside a text that is not in the reader's language, naming the language it is in. */
export function LanguageTag({ children }: { children: ReactNode }) {
  return <span className="language-tag">{children}</span>;
}
