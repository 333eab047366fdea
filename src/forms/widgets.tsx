import type { RegistryWidgetsType, WidgetProps } from "@rjsf/utils";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { readDay, writeDay } from "../i18n/dateInput.ts";
import { useWords } from "../i18n/Words.tsx";
import { CheckField } from "../components/forms/CheckboxField.tsx";
import { Conditions } from "../components/forms/RequirementChecklist.tsx";
import { PasswordField } from "../components/forms/PasswordField.tsx";
import { SelectField } from "../components/forms/SelectField.tsx";
import { TextField, type TextFieldProps } from "../components/forms/TextField.tsx";
import { fulfils, type Rule } from "./textRules.ts";
import type { FieldLayout } from "./formDefinition.ts";
import { code, decimal, phoneNumber } from "./normalise.ts";
import { useConditionWords } from "./formMessages.ts";

/** What our widgets read of the options that a form's layout gives them. */
type Options = { hint?: string; optional?: string; autocomplete?: AutoFill; error?: string; choices?: readonly { value: string; label: string }[] };

function common({ id, name, label, value, required, disabled, readonly, onChange, onBlur, options }: WidgetProps): TextFieldProps {
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
  };
}

const Text = (props: WidgetProps): ReactNode => <TextField {...common(props)} />;
const Email = (props: WidgetProps): ReactNode => <TextField {...common(props)} type="email" inputMode="email" />;
const LongText = (props: WidgetProps): ReactNode => <TextField {...common(props)} multiline />;

/** A day in digits: a browser's own field for days would speak the browser's language and not the page's. */
function DayOfCalendar(props: WidgetProps): ReactNode {
  const say = useWords();
  const { value, hint, onChange, onBlur, ...field } = common(props);
  // As it is being typed it stays as it is; a day from elsewhere, and a whole one that is left, is written out.
  const [typed, setTyped] = useState("");
  const change = (text: string): void => {
    setTyped(text);
    onChange(readDay(text));
  };
  const leave = (): void => {
    setTyped("");
    onBlur?.();
  };
  const shown = typed !== "" && readDay(typed) === value ? typed : writeDay(value);
  return <TextField {...field} value={shown} hint={[hint, say("form.dayHint")].filter(Boolean).join(" ")} inputMode="decimal" autoComplete="off" onChange={change} onBlur={leave} />;
}

function Numeral(props: WidgetProps): ReactNode {
  const { onChange, ...field } = common(props);
  return <TextField {...field} value={props.value === undefined ? "" : String(props.value)} inputMode="decimal" autoComplete="off" onChange={(typed) => onChange(decimal(typed))} />;
}

function Choice(props: WidgetProps): ReactNode {
  const say = useWords();
  const { readOnly: _readOnly, ...field } = common(props);
  const { choices = [] } = props.options as Options;
  return <SelectField {...field} options={choices} placeholder={say("form.choose")} />;
}

function Tick(props: WidgetProps): ReactNode {
  const { id, name, label, hint, error, onBlur, required, disabled } = common(props);
  return <CheckField {...{ id, name, label, hint, error, onBlur, required, disabled }} checked={props.value === true} onChange={props.onChange} />;
}

function Telephone(props: WidgetProps): ReactNode {
  const { onChange, ...field } = common(props);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(null);
  // Signs that are taken out as they are typed must not throw the caret to the end: it stays behind the same digit.
  const putCaret = (): void => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  };
  useLayoutEffect(putCaret);
  const change = (typed: string): void => {
    const number = phoneNumber(typed);
    const before = phoneNumber(typed.slice(0, input.current?.selectionStart ?? typed.length)).length;
    caret.current = before === 0 && number !== "" ? 1 : before;
    onChange(number);
    // A number that stays as it was is not drawn again, only put back.
    if (number === field.value) queueMicrotask(putCaret);
  };
  return <TextField {...field} type="tel" inputMode="tel" inputRef={input} onChange={change} />;
}

function Code(props: WidgetProps): ReactNode {
  const { onChange, ...field } = common(props);
  return <TextField {...field} inputMode="numeric" onChange={(typed) => onChange(code(typed))} />;
}

function Password({ describedByAlso, ...props }: WidgetProps & { describedByAlso?: string }): ReactNode {
  const say = useWords();
  return (
    <PasswordField
      {...common(props)}
      {...(describedByAlso !== undefined && { describedByAlso })}
      showLabel={say("password.show")}
      hideLabel={say("password.hide")}
      shownStatus={say("password.isShown")}
      hiddenStatus={say("password.isHidden")}
    />
  );
}

function NewPassword(props: WidgetProps): ReactNode {
  const say = useWords();
  const condition = useConditionWords();
  const typed = typeof props.value === "string" ? props.value : "";
  const { rules = [] } = props.options as { rules?: readonly Rule[] };
  const items = rules.map((rule) => ({ id: rule.rule ?? rule.keyword, text: condition(rule), met: fulfils(typed, rule) }));
  const listId = `${props.id}-rules`;
  return (
    <div>
      <Password {...props} describedByAlso={listId} />
      <Conditions id={listId} label={say("password.rules")} items={items} metLabel={say("password.met")} unmetLabel={say("password.unmet")} />
    </div>
  );
}

/** One widget for each kind of field that a layout may name. */
export const widgets: RegistryWidgetsType & Record<FieldLayout["widget"], (props: WidgetProps) => ReactNode> = {
  text: Text,
  email: Email,
  tel: Telephone,
  code: Code,
  textarea: LongText,
  select: Choice,
  number: Numeral,
  date: DayOfCalendar,
  check: Tick,
  password: Password,
  newPassword: NewPassword,
};
