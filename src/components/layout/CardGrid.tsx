import "./CardGrid.css";
import type { ReactNode } from "react";

/** Renders a list of LinkCards in as many columns as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <ul className="card-grid" role="list">
      {children}
    </ul>
  );
}
