import "./FileField.css";
import type { ReactNode } from "react";
import { Icon } from "../icons/Icon.tsx";
import { getDescribedBy, type FieldMessages } from "./fieldDescription.ts";
import { Field } from "./Field.tsx";
import { uploadIcon } from "../icons/paths/uploadIcon.ts";

type FileFieldProps = FieldMessages & {
  id: string;
  label: ReactNode;
  /** The text "optional" for an optional field. */
  optional?: ReactNode;
  /** The `accept` attribute: ".pdf,.docx". */
  accept?: string | undefined;
  /** "Choose a file or drop it here". */
  chooseLabel: ReactNode;
  /** The name and size of the selected file, or a text that there is none. Without it, the caller lists the files. */
  chosen?: ReactNode;
  /** Whether several files can be added, also one after the other: the field keeps no selection. */
  multiple?: boolean | undefined;
  /** Receives the selected files; none when the selection was cleared. */
  onAdd: (files: readonly File[]) => void;
  disabled?: boolean | undefined;
};

/** Renders a native file input under our own text. Files can also be dropped on it. */
export function FileField({
  id,
  label,
  optional,
  hint,
  error,
  accept,
  chooseLabel,
  chosen,
  multiple = false,
  onAdd,
  disabled,
}: FileFieldProps) {
  const chosenId = chosen === undefined ? undefined : `${id}-chosen`;
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      <div className="file-field" data-invalid={error ? true : undefined}>
        {/* A second label: voice control finds the field by the text that it shows. */}
        <label className="file-field-choose" htmlFor={id}>
          <Icon path={uploadIcon} />
          {chooseLabel}
        </label>
        {chosen !== undefined && (
          <span className="file-field-chosen" id={chosenId}>
            {chosen}
          </span>
        )}
        <input
          id={id}
          type="file"
          multiple={multiple}
          accept={accept}
          disabled={disabled}
          aria-describedby={getDescribedBy(id, { hint, error }, chosenId)}
          aria-invalid={error ? true : undefined}
          onClick={({ currentTarget }) => {
            // Otherwise choosing a file again, now corrected, would fire no change event.
            currentTarget.value = "";
          }}
          onChange={({ currentTarget }) => {
            onAdd([...(currentTarget.files ?? [])]);
            // The same for a file that was removed from the list.
            if (multiple) currentTarget.value = "";
          }}
        />
      </div>
    </Field>
  );
}
