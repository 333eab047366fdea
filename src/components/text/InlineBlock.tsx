import "./InlineBlock.css";
import type { ReactNode } from "react";

/** Words that belong together: they go to the next line together, and are broken only where no line has room for them. */
export function InlineBlock({ children }: { children: ReactNode }) {
  return <span className="inline-block">{children}</span>;
}
