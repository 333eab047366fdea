import "./Stack.css";
import type { ReactNode } from "react";

/** Stacks its children vertically in the full width. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="stack">{children}</div>;
}
