import "./SectionStack.css";
import type { ReactNode } from "react";

/** Renders two sections side by side, the first one wider; stacked on narrow viewports. */
export function SectionPair({ children }: { children: ReactNode }) {
  return <div className="section-pair">{children}</div>;
}
