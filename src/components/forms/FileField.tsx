import "./FileField.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { FieldMessages } from "./fieldDescription.ts";
import { getDescribedBy } from "./fieldDescription.ts";
import { Field } from "./Field.tsx";

/** A file to hand in. */
export type FileFieldProps = FieldMessages & {
  id: string;
  label: ReactNode;
  optional?: ReactNode;
  name?: string | undefined;
  /** What may be chosen, as the `accept` attribute: ".pdf,.docx". */
  accept?: string | undefined;
  /** "Choose a file or drop it here". */
  chooseLabel: ReactNode;
  /** The name and size of the chosen file; its absence in words. */
  chosen: ReactNode;
  /** The chosen file; undefined when the choice was taken back. */
  onChange: (file: File | undefined) => void;
  onBlur?: (() => void) | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** A native file input under our own words; a file can also be dropped on it. */
export function FileField({
  id,
  label,
  optional,
  hint,
  error,
  name,
  accept,
  chooseLabel,
  chosen,
  onChange,
  onBlur,
  required,
  disabled,
}: FileFieldProps) {
  const chosenId = `${id}-chosen`;
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      <div className="file-field" data-invalid={error ? true : undefined}>
        <span className="file-field-choose">
          <Icon name="upload" />
          {chooseLabel}
        </span>
        <span className="file-field-chosen" id={chosenId}>
          {chosen}
        </span>
        <input
          id={id}
          type="file"
          name={name}
          accept={accept}
          required={required}
          disabled={disabled}
          aria-describedby={getDescribedBy(id, { hint, error }, chosenId)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.files?.[0])}
          onBlur={onBlur}
        />
      </div>
    </Field>
  );
}
