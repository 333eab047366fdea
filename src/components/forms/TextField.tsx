import InputBase from "@mui/material/InputBase";
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import type { FieldWords } from "./fieldDescription.ts";
import { describedBy } from "./fieldDescription.ts";
import { Field } from "./Field.tsx";

/** A field to type in. Its value is always text; an absent one is the empty text. */
export type TextFieldProps = FieldWords & {
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
  describedByAlso?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** A control inside the field, after the text. */
  end?: ReactNode;
};

/** A text field: hint and error are tied to the input itself, where a screen reader looks for them. */
export function TextField(props: TextFieldProps) {
  const { id, label, optional, hint, error, value, onChange, onBlur, type = "text", multiline = false, end } = props;
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
        endAdornment={end}
        slotProps={{
          input: {
            "aria-describedby": describedBy(id, { hint, error }, props.describedByAlso),
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
