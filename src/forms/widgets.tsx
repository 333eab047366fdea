import type { RegistryWidgetsType, WidgetProps } from "@rjsf/utils";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { parseDateInput, formatDateInput } from "../i18n/dateInput.ts";
import { useT } from "../i18n/IntlProvider.tsx";
import { CheckboxField } from "../components/forms/CheckboxField.tsx";
import { RequirementChecklist } from "../components/forms/RequirementChecklist.tsx";
import { PasswordField } from "../components/forms/PasswordField.tsx";
import { SelectField } from "../components/forms/SelectField.tsx";
import { TextField, type TextFieldProps } from "../components/forms/TextField.tsx";
import { satisfiesRule, type TextRule } from "./textRules.ts";
import type { FieldLayout } from "./formDefinition.ts";
import { normaliseCode, normaliseDecimal, normalisePhone } from "./normalise.ts";
import { useRuleMessage } from "./formMessages.ts";

/** The `ui:options` that our widgets read. */
type WidgetOptions = {
  hint?: string;
  optional?: string;
  autocomplete?: AutoFill;
  error?: string;
  choices?: readonly { value: string; label: string }[];
};

function getCommonProps({
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

const TextWidget = (props: WidgetProps): ReactNode => <TextField {...getCommonProps(props)} />;
const EmailWidget = (props: WidgetProps): ReactNode => (
  <TextField {...getCommonProps(props)} type="email" inputMode="email" />
);
const TextareaWidget = (props: WidgetProps): ReactNode => <TextField {...getCommonProps(props)} multiline />;

/** Renders a text field for a date. A native date input would use the language of the browser. */
function DateWidget(props: WidgetProps): ReactNode {
  const t = useT();
  const { value, hint, onChange, onBlur, ...field } = getCommonProps(props);
  // The typed text stays unchanged until blur; any other date is formatted.
  const [typedText, setTypedText] = useState("");
  const onTextChange = (text: string): void => {
    setTypedText(text);
    onChange(parseDateInput(text));
  };
  const onLeave = (): void => {
    setTypedText("");
    onBlur?.();
  };
  const shownText = typedText !== "" && parseDateInput(typedText) === value ? typedText : formatDateInput(value);
  return (
    <TextField
      {...field}
      value={shownText}
      hint={[hint, t("form.dayHint")].filter(Boolean).join(" ")}
      inputMode="decimal"
      autoComplete="off"
      onChange={onTextChange}
      onBlur={onLeave}
    />
  );
}

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

function PhoneWidget(props: WidgetProps): ReactNode {
  const { onChange, ...field } = getCommonProps(props);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  // Removing characters would move the caret to the end; it stays behind the same digit.
  const restoreCaret = (): void => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  };
  useLayoutEffect(restoreCaret);
  const onTextChange = (typed: string): void => {
    const number = normalisePhone(typed);
    const before = normalisePhone(typed.slice(0, input.current?.selectionStart ?? typed.length)).length;
    caret.current = before === 0 && number !== "" ? 1 : before;
    onChange(number);
    // An unchanged number causes no render, so the effect does not run.
    if (number === field.value) queueMicrotask(restoreCaret);
  };
  return <TextField {...field} type="tel" inputMode="tel" inputRef={input} onChange={onTextChange} />;
}

function CodeWidget(props: WidgetProps): ReactNode {
  const { onChange, ...field } = getCommonProps(props);
  return <TextField {...field} inputMode="numeric" onChange={(typed) => onChange(normaliseCode(typed))} />;
}

function PasswordWidget({
  additionalDescriptionIds,
  ...props
}: WidgetProps & { additionalDescriptionIds?: string }): ReactNode {
  const t = useT();
  return (
    <PasswordField
      {...getCommonProps(props)}
      {...(additionalDescriptionIds !== undefined && { additionalDescriptionIds })}
      showLabel={t("password.show")}
      hideLabel={t("password.hide")}
      shownStatus={t("password.isShown")}
      hiddenStatus={t("password.isHidden")}
    />
  );
}

function NewPasswordWidget(props: WidgetProps): ReactNode {
  const t = useT();
  const formatRule = useRuleMessage();
  const typed = typeof props.value === "string" ? props.value : "";
  const { rules = [] } = props.options as { rules?: readonly TextRule[] };
  const items = rules.map((rule) => ({
    id: rule.ruleName ?? rule.keyword,
    text: formatRule(rule),
    isMet: satisfiesRule(typed, rule),
  }));
  const listId = `${props.id}-rules`;
  return (
    <div>
      <PasswordWidget {...props} additionalDescriptionIds={listId} />
      <RequirementChecklist
        id={listId}
        label={t("password.rules")}
        items={items}
        metLabel={t("password.met")}
        unmetLabel={t("password.unmet")}
      />
    </div>
  );
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
