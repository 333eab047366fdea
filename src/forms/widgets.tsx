import type { RegistryWidgetsType, WidgetProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import { CheckboxField } from "../components/forms/CheckboxField.tsx";
import { SelectField } from "../components/forms/SelectField.tsx";
import { TextField } from "../components/forms/TextField.tsx";
import { useT } from "../i18n/IntlProvider.tsx";
import { DateWidget } from "./DateWidget.tsx";
import type { FieldLayout } from "./formDefinition.ts";
import { normaliseCode, normaliseDecimal } from "./normalise.ts";
import { NewPasswordWidget, PasswordWidget } from "./PasswordWidgets.tsx";
import { PhoneWidget } from "./PhoneWidget.tsx";
import { getCommonProps, type WidgetOptions } from "./widgetProps.ts";

const TextWidget = (props: WidgetProps): ReactNode => <TextField {...getCommonProps(props)} />;
const EmailWidget = (props: WidgetProps): ReactNode => (
  <TextField {...getCommonProps(props)} type="email" inputMode="email" />
);
const TextareaWidget = (props: WidgetProps): ReactNode => <TextField {...getCommonProps(props)} multiline />;

function NumberWidget(props: WidgetProps): ReactNode {
  const { onChange, ...field } = getCommonProps(props);
  return (
    <TextField
      {...field}
      value={props.value === undefined ? "" : String(props.value)}
      inputMode="decimal"
      autoComplete="off"
      onChange={(typed) => onChange(normaliseDecimal(typed))}
    />
  );
}

function SelectWidget(props: WidgetProps): ReactNode {
  const t = useT();
  const { readOnly: _readOnly, ...field } = getCommonProps(props);
  const { choices = [] } = props.options as WidgetOptions;
  return <SelectField {...field} options={choices} placeholder={t("form.choose")} />;
}

function CheckboxWidget(props: WidgetProps): ReactNode {
  const { id, name, label, hint, error, onBlur, required, disabled } = getCommonProps(props);
  return (
    <CheckboxField
      {...{ id, name, label, hint, error, onBlur, required, disabled }}
      checked={props.value === true}
      onChange={props.onChange}
    />
  );
}

function CodeWidget(props: WidgetProps): ReactNode {
  const { onChange, ...field } = getCommonProps(props);
  return <TextField {...field} inputMode="numeric" onChange={(typed) => onChange(normaliseCode(typed))} />;
}

/** The widgets by the name that a layout uses. */
export const widgets: RegistryWidgetsType & Record<FieldLayout["widget"], (props: WidgetProps) => ReactNode> = {
  text: TextWidget,
  email: EmailWidget,
  tel: PhoneWidget,
  code: CodeWidget,
  textarea: TextareaWidget,
  select: SelectWidget,
  number: NumberWidget,
  date: DateWidget,
  check: CheckboxWidget,
  password: PasswordWidget,
  newPassword: NewPasswordWidget,
};
