import "./MultilineText.css";
import type { ReactNode } from "react";

/** Renders plain text with its line breaks, in the direction of its script. */
export function MultilineText({ children }: { children: ReactNode }) {
  return (
    <span dir="auto" className="multiline-text">
      {children}
    </span>
  );
}
