import "./Field.css";
import type { ReactNode } from "react";

/** The rhythm of a form: its fields one below the other. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className="field-stack">{children}</div>;
}
