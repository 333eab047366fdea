import "./NoWrap.css";
import type { ReactNode } from "react";

/** A number or code that is read as one word, so it stays on one line. */
export function NoWrap({ children }: { children: ReactNode }) {
  return <span className="no-wrap">{children}</span>;
}
