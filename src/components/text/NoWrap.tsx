import "./NoWrap.css";
import type { ReactNode } from "react";

/** Keeps a number or a code on one line. */
export function NoWrap({ children }: { children: ReactNode }) {
  return <span className="no-wrap">{children}</span>;
}
