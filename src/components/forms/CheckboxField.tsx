import "./CheckboxField.css";
import Checkbox from "@mui/material/Checkbox";
import type { ReactNode } from "react";
import type { FieldMessages } from "./fieldDescription.ts";
import { getAriaRequired, getDescribedBy, getHintId } from "./fieldDescription.ts";
import { FieldError } from "./FieldError.tsx";

type CheckboxFieldProps = FieldMessages & {
  id: string;
  label: ReactNode;
  name?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** Renders a checkbox with its label beside it. Hint and error describe the checkbox. */
export function CheckboxField({
  id,
  label,
  name,
  hint,
  error,
  checked,
  onChange,
  onBlur,
  required,
  disabled,
}: CheckboxFieldProps) {
  return (
    <div className="checkbox-field">
      <Checkbox
        id={id}
        checked={checked}
        onChange={(_event, isChecked) => onChange(isChecked)}
        {...(onBlur && { onBlur })}
        slotProps={{
          input: {
            name,
            disabled,
            "aria-describedby": getDescribedBy(id, { hint, error }),
            "aria-required": getAriaRequired(required),
            "aria-invalid": error ? true : undefined,
          },
        }}
      />
      <div className="checkbox-field-text">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <div className="field-hint" id={getHintId(id)}>
            {hint}
          </div>
        )}
        <FieldError id={id}>{error}</FieldError>
      </div>
    </div>
  );
}
