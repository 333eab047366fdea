import "./Whole.css";
import type { ReactNode } from "react";

/** A number or a code that is read as one word and never broken over two lines. */
export function Whole({ children }: { children: ReactNode }) {
  return <span className="whole">{children}</span>;
}
