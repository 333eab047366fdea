import InputBase from "@mui/material/InputBase";
import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import type { FieldMessages } from "./fieldDescription.ts";
import { getAriaRequired, getDescribedBy } from "./fieldDescription.ts";
import { Field } from "./Field.tsx";
import { joinLines } from "./joinLines.ts";

/** The value is always a string; an absent value is "". */
export type TextFieldProps = FieldMessages & {
  id: string;
  label: ReactNode;
  optional?: ReactNode;
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?: "text" | "email" | "tel" | "password" | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: "numeric" | "decimal" | "tel" | "email" | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  multiline?: boolean | undefined;
  /** The text is no prose, such as a password or a code: the keyboard of a phone changes nothing that is typed. */
  isVerbatim?: boolean | undefined;
  maxLength?: number | undefined;
  /** The ids of additional descriptions, for example a list of rules. */
  additionalDescriptionIds?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** A control inside the field, after the text. */
  endAdornment?: ReactNode;
};

/** Renders a text field. Hint and error describe the input. One that is not multiline shows stored lines in one line. */
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
        value={multiline ? value : joinLines(value)}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        error={Boolean(error)}
        disabled={props.disabled}
        readOnly={props.readOnly}
        autoComplete={props.autoComplete}
        // With `multiline` alone MUI would set the height by a script.
        {...(multiline ? { multiline, inputComponent: "textarea", rows: 4 } : {})}
        inputRef={props.inputRef}
        endAdornment={endAdornment}
        slotProps={{
          input: {
            type: multiline ? undefined : type,
            // A name may be in a script that is written from right to left.
            ...((multiline || type === "text") && { dir: "auto" }),
            "aria-describedby": getDescribedBy(id, { hint, error }, props.additionalDescriptionIds),
            "aria-required": getAriaRequired(props.required),
            "aria-invalid": error ? true : undefined,
            inputMode: props.inputMode,
            maxLength: props.maxLength,
            // Names, addresses and codes are not in a dictionary.
            spellCheck: multiline,
            ...(props.isVerbatim === true && { autoCapitalize: "none", autoCorrect: "off" }),
          },
        }}
      />
    </Field>
  );
}
