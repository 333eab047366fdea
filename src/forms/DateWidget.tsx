import type { WidgetProps } from "@rjsf/utils";
import { useState, type ReactNode } from "react";
import { TextField } from "../components/forms/TextField.tsx";
import { parseDateInput, formatDateInput } from "../i18n/dateInput.ts";
import { useT } from "../i18n/IntlProvider.tsx";
import { getCommonProps } from "./widgetProps.tsx";

/** Renders a text field for a date. A native date input would use the language of the browser. */
export function DateWidget(props: WidgetProps): ReactNode {
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
      hint={
        <>
          {hint && <>{hint} </>}
          {t("form.dayHint")}
        </>
      }
      inputMode="decimal"
      autoComplete="off"
      onChange={onTextChange}
      onBlur={onLeave}
    />
  );
}
