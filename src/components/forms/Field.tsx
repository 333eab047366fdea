import "./Field.css";
import type { ReactNode } from "react";
import type { FieldMessages } from "./fieldDescription.ts";
import { getHintId } from "./fieldDescription.ts";
import { FieldError } from "./FieldError.tsx";

type FieldProps = FieldMessages & {
  /** The element id of the control. */
  id: string;
  label: ReactNode;
  /** The text "optional" for an optional field. */
  optional?: ReactNode;
  /** The control itself. */
  children: ReactNode;
};

/** Renders a control with its label and hint above it and its error below it. */
export function Field({ id, label, optional, hint, error, children }: FieldProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        <bdi>{label}</bdi>
        {optional && <span className="field-optional"> ({optional})</span>}
      </label>
      {hint && (
        <div className="field-hint" id={getHintId(id)}>
          {hint}
        </div>
      )}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}
