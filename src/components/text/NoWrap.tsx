import "./NoWrap.css";
import type { ReactNode } from "react";

/** A number or code that is read as one word, so it stays on one line. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className="unbroken">{children}</span>;
}
