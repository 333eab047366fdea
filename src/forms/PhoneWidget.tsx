import type { WidgetProps } from "@rjsf/utils";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { TextField } from "../components/forms/TextField.tsx";
import { useT } from "../i18n/IntlProvider.tsx";
import { normalisePhone } from "./normalise.ts";
import { getCommonProps } from "./widgetProps.ts";

/**
 * Renders a text field for a phone number, which keeps only digits and a leading plus sign. No country code begins with 0: such
 * a number gets another hint, and is still accepted.
 */
export function PhoneWidget(props: WidgetProps): ReactNode {
  const { onChange, ...field } = getCommonProps(props);
  const t = useT();
  const hint = field.value.startsWith("+0") ? t("phone.countryCode") : field.hint;
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
  return <TextField {...field} hint={hint} type="tel" inputMode="tel" inputRef={input} onChange={onTextChange} />;
}
