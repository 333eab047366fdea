import "./SectionStack.css";
import type { ReactNode } from "react";

/** Renders the sections below a Hero, in the width of the page. */
export function SectionStack({ children }: { children: ReactNode }) {
  return <div className="frame-inner section-stack">{children}</div>;
}
