import "./ButtonRow.css";
import type { ReactNode } from "react";

/** Buttons in a row, the main one first, under a note about what it will do. Not printed. */
export function ButtonRow({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <div className="button-row">
      {note && <p className="button-row-note">{note}</p>}
      {children}
    </div>
  );
}
