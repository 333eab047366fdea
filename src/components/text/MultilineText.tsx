import "./MultilineText.css";
import type { ReactNode } from "react";

/** What a person wrote, in the lines in which they wrote it. */
export function OwnWords({ children }: { children: ReactNode }) {
  return <span className="own-words">{children}</span>;
}
