import "./MultilineText.css";
import type { ReactNode } from "react";

/** What a person wrote, in the lines in which they wrote it. */
export function MultilineText({ children }: { children: ReactNode }) {
  return <span className="multiline-text">{children}</span>;
}
