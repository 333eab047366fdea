import type { RegistryWidgetsType, WidgetProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import { useWords } from "../i18n/Words.tsx";
import { PasswordField } from "../ui/mui/PasswordField.tsx";
import { TextField, type TextFieldProps } from "../ui/mui/TextField.tsx";
import type { FieldLayout } from "./definition.ts";

/** What our widgets read of the options that a form's layout gives them. */
type Options = { hint?: string; optional?: string; autocomplete?: AutoFill; error?: string };

function common({ id, name, label, value, required, disabled, readonly, onChange, onBlur, options, schema }: WidgetProps): TextFieldProps {
  const { hint, optional, autocomplete, error } = options as Options;
  return {
    id,
    name,
    label,
    hint,
    optional,
    error,
    value: typeof value === "string" ? value : "",
    // An emptied field is absent, as if it had never been filled in.
    onChange: (text) => onChange(text === "" ? undefined : text),
    onBlur: () => onBlur(id, value),
    ...(autocomplete !== undefined && { autoComplete: autocomplete }),
    required,
    disabled,
    readOnly: readonly,
    maxLength: schema.maxLength,
  };
}

const Text = (props: WidgetProps): ReactNode => <TextField {...common(props)} />;
const Email = (props: WidgetProps): ReactNode => <TextField {...common(props)} type="email" inputMode="email" />;
const Telephone = (props: WidgetProps): ReactNode => <TextField {...common(props)} type="tel" inputMode="tel" />;
const Code = (props: WidgetProps): ReactNode => <TextField {...common(props)} inputMode="numeric" />;
const LongText = (props: WidgetProps): ReactNode => <TextField {...common(props)} multiline />;

function Password(props: WidgetProps): ReactNode {
  const say = useWords();
  return (
    <PasswordField
      {...common(props)}
      showLabel={say("password.show")}
      hideLabel={say("password.hide")}
      shownStatus={say("password.isShown")}
      hiddenStatus={say("password.isHidden")}
    />
  );
}

/** One widget for each kind of field that a layout may name. */
export const widgets: RegistryWidgetsType & Record<FieldLayout["widget"], (props: WidgetProps) => ReactNode> = {
  text: Text,
  email: Email,
  tel: Telephone,
  code: Code,
  textarea: LongText,
  password: Password,
  newPassword: Password,
};
