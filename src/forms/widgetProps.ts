import type { WidgetProps } from "@rjsf/utils";
import type { TextFieldProps } from "../components/forms/TextField.tsx";

/** The `ui:options` that our widgets read. */
export type WidgetOptions = {
  hint?: string;
  optional?: string;
  autocomplete?: AutoFill;
  error?: string;
  choices?: readonly { value: string; label: string }[];
};

/** Returns the props that all fields share. */
export function getCommonProps({
  id,
  name,
  label,
  value,
  required,
  disabled,
  readonly,
  onChange,
  onBlur,
  options,
}: WidgetProps): TextFieldProps {
  const { hint, optional, autocomplete, error } = options as WidgetOptions;
  return {
    id,
    name,
    label,
    hint,
    optional,
    error,
    value: typeof value === "string" ? value : "",
    // An empty field has no value.
    onChange: (text) => onChange(text === "" ? undefined : text),
    onBlur: () => onBlur(id, value),
    ...(autocomplete !== undefined && { autoComplete: autocomplete }),
    required,
    disabled,
    readOnly: readonly,
  };
}
