import "./Columns.css";
import type { ReactNode } from "react";

/** Renders sections side by side where the viewport is wide enough. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="columns">{children}</div>;
}
