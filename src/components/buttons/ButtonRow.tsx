import "./ButtonRow.css";
import type { ReactNode } from "react";

/** Renders buttons in a row, the primary one first, with an optional note above them. Hidden in print. */
export function ButtonRow({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="button-row">
      {note && <p className="button-row-note">{note}</p>}
      {children}
    </div>
  );
}
