import "./FileField.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { FieldMessages } from "./fieldDescription.ts";
import { getDescribedBy } from "./fieldDescription.ts";
import { Field } from "./Field.tsx";

type FileFieldProps = FieldMessages & {
  id: string;
  label: ReactNode;
  /** The `accept` attribute: ".pdf,.docx". */
  accept?: string | undefined;
  /** "Choose a file or drop it here". */
  chooseLabel: ReactNode;
  /** The name and size of the selected file, or a text that there is none. */
  chosen: ReactNode;
  /** Receives the selected file, or `undefined` when the selection was cleared. */
  onChange: (file: File | undefined) => void;
  disabled?: boolean | undefined;
};

/** Renders a native file input under our own text. Files can also be dropped on it. */
export function FileField({ id, label, hint, error, accept, chooseLabel, chosen, onChange, disabled }: FileFieldProps) {
  const chosenId = `${id}-chosen`;
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="file-field" data-invalid={error ? true : undefined}>
        {/* A second label: voice control finds the field by the text that it shows. */}
        <label className="file-field-choose" htmlFor={id}>
          <Icon name="upload" />
          {chooseLabel}
        </label>
        <span className="file-field-chosen" id={chosenId}>
          {chosen}
        </span>
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={disabled}
          aria-describedby={getDescribedBy(id, { hint, error }, chosenId)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.files?.[0])}
        />
      </div>
    </Field>
  );
}
