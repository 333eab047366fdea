import "./LanguageTag.css";
import type { ReactNode } from "react";

/** Renders a small tag that names the language of a text in another language than the page's. */
export function LanguageTag({ children }: { children: ReactNode }) {
  return <span className="language-tag">{children}</span>;
}
