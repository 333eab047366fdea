import "./InlineBlock.css";
import type { ReactNode } from "react";

/** Keeps its text on one line; it wraps only when it is wider than the whole line. */
export function InlineBlock({ children }: { children: ReactNode }) {
  return <span className="inline-block">{children}</span>;
}
