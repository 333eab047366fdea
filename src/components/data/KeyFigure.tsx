import "./KeyFigure.css";
import type { ReactNode } from "react";

/** One number that matters, what it is, and a sentence about it. */
export type KeyNumberProps = { label: ReactNode; value: ReactNode; children?: ReactNode };

/** A number seen at a glance at the head of a page. */
export function KeyNumber({ label, value, children }: KeyNumberProps) {
  return (
    <div className="key-number">
      <p className="key-number-label">{label}</p>
      <p className="key-number-value">{value}</p>
      {children && <p className="key-number-note">{children}</p>}
    </div>
  );
}
