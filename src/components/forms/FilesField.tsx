import "./FileField.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import type { FieldMessages } from "./fieldDescription.ts";
import { getDescribedBy } from "./fieldDescription.ts";
import { Field } from "./Field.tsx";

/** Files to hand in, any number of them. */
export type FilesFieldProps = FieldMessages & {
  id: string;
  label: ReactNode;
  optional?: ReactNode;
  /** What may be chosen, as the `accept` attribute. */
  accept: string;
  /** "Choose files or drop them here". */
  chooseLabel: ReactNode;
  onAdd: (files: readonly File[]) => void;
};

/** A native file input under our own words. It keeps nothing: what was chosen is listed by whoever asked. */
export function FilesField({ id, label, optional, hint, error, accept, chooseLabel, onAdd }: FilesFieldProps) {
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      <div className="file-field" data-invalid={error ? true : undefined}>
        <span className="file-field-choose">
          <Icon name="upload" />
          {chooseLabel}
        </span>
        <input
          id={id}
          type="file"
          multiple
          accept={accept}
          aria-describedby={getDescribedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => {
            onAdd([...(currentTarget.files ?? [])]);
            // The same file may be chosen again after it was taken off the list.
            currentTarget.value = "";
          }}
        />
      </div>
    </Field>
  );
}
