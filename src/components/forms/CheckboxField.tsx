import "./CheckboxField.css";
import Checkbox from "@mui/material/Checkbox";
import type { ReactNode } from "react";
import type { FieldWords } from "./fieldDescription.ts";
import { describedBy, hintId } from "./fieldDescription.ts";
import { FieldError } from "./FieldError.tsx";

/** Something to agree to or to tick. */
export type CheckFieldProps = FieldWords & {
  id: string;
  label: ReactNode;
  name?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** A check box with its label beside it; hint and error are tied to the box itself. */
export function CheckField({ id, label, name, hint, error, checked, onChange, onBlur, required, disabled }: CheckFieldProps) {
  return (
    <div className="check-field">
      <Checkbox
        id={id}
        checked={checked}
        onChange={(_, next) => onChange(next)}
        {...(onBlur && { onBlur })}
        slotProps={{
          input: {
            name,
            required,
            disabled,
            "aria-describedby": describedBy(id, { hint, error }),
            "aria-invalid": error ? true : undefined,
          },
        }}
      />
      <div className="check-field-words">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <div className="field-hint" id={hintId(id)}>
            {hint}
          </div>
        )}
        <FieldError id={id}>{error}</FieldError>
      </div>
    </div>
  );
}
