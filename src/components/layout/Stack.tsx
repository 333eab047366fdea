import "./Stack.css";
import type { ReactNode } from "react";

/** Things that belong together, below one another in the full width. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="stack">{children}</div>;
}
