import "./SectionStack.css";
import type { ReactNode } from "react";

/** Sections below a Hero, in the page's width and rhythm. */
export function SectionStack({ children }: { children: ReactNode }) {
  return <div className="frame-inner section-stack">{children}</div>;
}
