import "./FileField.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { getDescribedBy, type FieldMessages } from "./fieldDescription.ts";
import { Field } from "./Field.tsx";

type FilesFieldProps = FieldMessages & {
  id: string;
  label: ReactNode;
  /** The `accept` attribute. */
  accept: string;
  /** "Choose files or drop them here". */
  chooseLabel: ReactNode;
  onAdd: (files: readonly File[]) => void;
};

/** Renders a native file input under our own text. It has no state: the caller lists the files. */
export function FilesField({ id, label, hint, error, accept, chooseLabel, onAdd }: FilesFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="file-field" data-invalid={error ? true : undefined}>
        {/* A second label: voice control finds the field by the text that it shows. */}
        <label className="file-field-choose" htmlFor={id}>
          <Icon name="upload" />
          {chooseLabel}
        </label>
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          aria-describedby={getDescribedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => {
            onAdd([...(currentTarget.files ?? [])]);
            // Without this, selecting a removed file again would fire no change event.
            currentTarget.value = "";
          }}
        />
      </div>
    </Field>
  );
}
