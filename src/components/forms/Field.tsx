import "./Field.css";
import type { ReactNode } from "react";
import type { FieldWords } from "./fieldDescription.ts";
import { hintId } from "./fieldDescription.ts";
import { FieldError } from "./FieldError.tsx";

/** The words around one control. */
export type FieldProps = FieldWords & {
  /** The element id of the control. */
  id: string;
  label: ReactNode;
  /** The word for "optional", where the field is. */
  optional?: ReactNode;
  /** The control itself. */
  children: ReactNode;
};

/** A control with its label above it, its hint before it and its error under it. */
export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <span className="field-optional"> ({optional})</span>}
      </label>
      {hint && (
        <div className="field-hint" id={hintId(id)}>
          {hint}
        </div>
      )}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
