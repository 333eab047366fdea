import "./PostFigure.css";
import type { ReactNode } from "react";

/** Renders the image of a post, as wide as its text. */
export function PostFigure({ children }: { children: ReactNode }) {
  return <figure className="post-figure">{children}</figure>;
}
