import "./SectionStack.css";
import type { ReactNode } from "react";

/** Sections below a Hero, in the page's width and rhythm. */
export function Sections({ children }: { children: ReactNode }) {
  return <div className="frame-inner sections">{children}</div>;
}
