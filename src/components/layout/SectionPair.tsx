import "./SectionPair.css";
import type { ReactNode } from "react";

/** Renders two sections side by side, the first one wider; stacked on narrow viewports. */
export function SectionPair({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className="section-pair" id={id}>
      {children}
    </div>
  );
}
