import "./FieldGroup.css";
import type { ReactNode } from "react";

/** Fields that belong together, under a name that a screen reader says with each of them. */
export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="field-group">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
