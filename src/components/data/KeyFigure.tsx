import "./KeyFigure.css";
import type { ReactNode } from "react";

type KeyFigureProps = { label: ReactNode; value: ReactNode; children?: ReactNode };

/** Renders a prominent number with its label and an optional note. */
export function KeyFigure({ label, value, children }: KeyFigureProps) {
  return (
    <div className="key-figure">
      <p className="key-figure-label">{label}</p>
      <p className="key-figure-value">{value}</p>
      {children && <p className="key-figure-note">{children}</p>}
    </div>
  );
}
