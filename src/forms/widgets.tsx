import type { RegistryWidgetsType, WidgetProps } from "@rjsf/utils";
import { useEffect, useState, type ReactNode } from "react";
import { CheckboxField } from "../components/forms/CheckboxField.tsx";
import { SelectField } from "../components/forms/SelectField.tsx";
import { TextField } from "../components/forms/TextField.tsx";
import { useLanguage, useT } from "../i18n/IntlProvider.tsx";
import { DateWidget } from "./DateWidget.tsx";
import type { FieldLayout } from "./formDefinition.ts";
import { formatDecimal, normaliseCode, normaliseDecimal, normalisePin, normaliseReference } from "./normalise.ts";
import { NewPasswordWidget, PasswordWidget } from "./PasswordWidgets.tsx";
import { PhoneWidget } from "./PhoneWidget.tsx";
import { useNormalisedText } from "./useNormalisedText.ts";
import { getCommonProps, type WidgetOptions } from "./widgetProps.tsx";

const TextWidget = (props: WidgetProps): ReactNode => <TextField {...getCommonProps(props)} />;
const TextareaWidget = (props: WidgetProps): ReactNode => <TextField {...getCommonProps(props)} multiline />;

function EmailWidget(props: WidgetProps): ReactNode {
  const { onChange, ...field } = getCommonProps(props);
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      // No address has spaces or invisible characters, which come with a copied one.
      onChange={(typed) => onChange(normaliseCode(typed))}
    />
  );
}

function NumberWidget(props: WidgetProps): ReactNode {
  const { onChange, ...field } = getCommonProps(props);
  const language = useLanguage();
  const { type, minimum = -1 } = props.schema;
  // What was typed stays as it is while it means the value.
  const [typed, setTyped] = useState("");
  const normalise = (text: string): string => normaliseDecimal(text, language, type === "integer");
  const value = props.value === undefined ? "" : String(props.value);
  const normalised = normalise(typed);
  const isValue = normalised === value || (isExactNumber(normalised) && Number(normalised) === props.value);
  return (
    <TextField
      {...field}
      value={isValue ? typed : formatDecimal(value, language)}
      // The decimal keyboard of an iPhone has no minus sign.
      inputMode={minimum < 0 ? undefined : "decimal"}
      autoComplete="off"
      onChange={(text) => {
        setTyped(text);
        onChange(normalise(text));
      }}
    />
  );
}

/** Returns whether a text is a number with so few digits that no other one is stored instead. */
const isExactNumber = (text: string): boolean => /^-?[\d.]{1,15}$/.test(text);

function SelectWidget(props: WidgetProps): ReactNode {
  const t = useT();
  const { readOnly: _readOnly, ...field } = getCommonProps(props);
  const { lang, choices = [] } = props.options as WidgetOptions;
  // An option that is no longer offered cannot be seen, so it is chosen anew. An error at the field may be about it, and stays.
  const isGone =
    field.value !== "" && choices.length > 0 && !field.error && choices.every(({ value }) => value !== field.value);
  useEffect(() => {
    if (isGone) field.onChange("");
  });
  return (
    <SelectField {...field} options={choices.map((choice) => ({ ...choice, lang }))} placeholder={t("form.choose")} />
  );
}

function CheckboxWidget(props: WidgetProps): ReactNode {
  const { id, name, label, hint, error, onBlur, disabled } = getCommonProps(props);
  // No checkbox has to be ticked: an unticked one is an answer.
  return (
    <CheckboxField
      {...{ id, name, label, hint, error, onBlur, disabled }}
      checked={props.value === true}
      onChange={props.onChange}
    />
  );
}

function CodeWidget(props: WidgetProps): ReactNode {
  const { onChange, ...field } = getCommonProps(props);
  return <TextField {...field} isVerbatim inputMode="numeric" onChange={(typed) => onChange(normaliseCode(typed))} />;
}

function PinWidget(props: WidgetProps): ReactNode {
  const field = getCommonProps(props);
  return <TextField {...field} {...useNormalisedText(field.value, normalisePin, field.onChange)} isVerbatim />;
}

function ReferenceWidget(props: WidgetProps): ReactNode {
  const { onChange, onBlur, ...field } = getCommonProps(props);
  return (
    <TextField
      {...field}
      isVerbatim
      autoComplete="off"
      onChange={(typed) => onChange(normaliseReference(typed))}
      // A number may have blanks in it, so the last one goes when no more is typed.
      onBlur={() => {
        if (field.value !== field.value.trim()) onChange(field.value.trim());
        onBlur?.();
      }}
    />
  );
}

/** The widgets by the name that a layout uses. */
export const widgets: RegistryWidgetsType & Record<FieldLayout["widget"], (props: WidgetProps) => ReactNode> = {
  text: TextWidget,
  email: EmailWidget,
  tel: PhoneWidget,
  code: CodeWidget,
  reference: ReferenceWidget,
  pin: PinWidget,
  textarea: TextareaWidget,
  select: SelectWidget,
  number: NumberWidget,
  date: DateWidget,
  check: CheckboxWidget,
  password: PasswordWidget,
  newPassword: NewPasswordWidget,
};
