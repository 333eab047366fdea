import type { WidgetProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import type { TextFieldProps } from "../components/forms/TextField.tsx";
import type { Language } from "../i18n/language.ts";

/** The `ui:options` that our widgets read. */
export type WidgetOptions = {
  /** The language of label, hint and choices, when it is not that of the page. */
  lang?: Language;
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
  const { lang, hint, optional, autocomplete, error } = options as WidgetOptions;
  return {
    id,
    name,
    label: withLang(label, lang),
    hint: withLang(hint, lang),
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

/** Returns a text, marked for screen readers when it is in another language than the page. */
const withLang = (text: string | undefined, lang: Language | undefined): ReactNode =>
  text === undefined || lang === undefined ? text : <bdi lang={lang}>{text}</bdi>;
