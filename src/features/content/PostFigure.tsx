import "./PostFigure.css";
import type { ReactNode } from "react";

/** A picture that stands before the text it belongs to, no wider than the text's lines. */
export function PostFigure({ children }: { children: ReactNode }) {
  return <figure className="post-figure">{children}</figure>;
}
