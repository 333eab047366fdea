import "./SectionStack.css";
import type { ReactNode } from "react";

/** Renders the sections below a Hero, in the width of the page. */
export function SectionStack({ children }: { children: ReactNode }) {
  return <div className="page-container section-stack">{children}</div>;
}
