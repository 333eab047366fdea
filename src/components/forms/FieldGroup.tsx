import "./FieldGroup.css";
import type { ReactNode } from "react";

/** Renders a fieldset; screen readers announce its legend with each field. */
export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="field-group">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
