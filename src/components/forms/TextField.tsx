import InputBase from "@mui/material/InputBase";
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import type { FieldMessages } from "./fieldDescription.ts";
import { getDescribedBy } from "./fieldDescription.ts";
import { Field } from "./Field.tsx";

/** A field to type in. Its value is always text; an absent one is the empty text. */
export type TextFieldProps = FieldMessages & {
  id: string;
  label: ReactNode;
  optional?: ReactNode;
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?: "text" | "email" | "tel" | "url" | "password" | "search" | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: "text" | "numeric" | "decimal" | "tel" | "email" | "url" | "search" | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  multiline?: boolean | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  /** The language of what is typed, where it is not the page's. */
  lang?: string | undefined;
  /** Ids of further descriptions, as a list of rules. */
  additionalDescriptionIds?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** A control inside the field, after the text. */
  endAdornment?: ReactNode;
};

/** A text field: hint and error are tied to the input itself, where a screen reader looks for them. */
export function TextField(props: TextFieldProps) {
  const {
    id,
    label,
    optional,
    hint,
    error,
    value,
    onChange,
    onBlur,
    type = "text",
    multiline = false,
    endAdornment,
  } = props;
  return (
    <Field id={id} label={label} optional={optional} hint={hint} error={error}>
      <InputBase
        id={id}
        name={props.name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        type={type}
        error={Boolean(error)}
        required={props.required}
        disabled={props.disabled}
        readOnly={props.readOnly}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        multiline={multiline}
        minRows={multiline ? 4 : undefined}
        maxRows={multiline ? 12 : undefined}
        inputRef={props.inputRef}
        endAdornment={endAdornment}
        slotProps={{
          input: {
            "aria-describedby": getDescribedBy(id, { hint, error }, props.additionalDescriptionIds),
            "aria-invalid": error ? true : undefined,
            inputMode: props.inputMode,
            maxLength: props.maxLength,
            lang: props.lang,
            // Names, addresses and codes are not prose: a spelling mark under them is noise.
            spellCheck: multiline,
          },
        }}
      />
    </Field>
  );
}
