import "./Field.css";
import type { ReactNode } from "react";

/** Stacks the fields of a form. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className="field-stack">{children}</div>;
}
