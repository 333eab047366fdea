import "./SectionStack.css";
import type { ReactNode } from "react";

/** Two sections side by side, the first the wider; one above the other on a narrow screen. */
export function SectionPair({ children }: { children: ReactNode }) {
  return <div className="section-pair">{children}</div>;
}
