import "./Columns.css";
import type { ReactNode } from "react";

/** Sections side by side where there is room for them. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="columns">{children}</div>;
}
