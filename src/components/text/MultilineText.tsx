import "./MultilineText.css";
import type { ReactNode } from "react";

/** Renders plain text with its line breaks. */
export function MultilineText({ children }: { children: ReactNode }) {
  return <span className="multiline-text">{children}</span>;
}
