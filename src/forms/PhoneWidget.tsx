import type { WidgetProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import { TextField } from "../components/forms/TextField.tsx";
import { useT } from "../i18n/IntlProvider.tsx";
import { normalisePhone } from "./normalise.ts";
import { useNormalisedText } from "./useNormalisedText.ts";
import { getCommonProps } from "./widgetProps.ts";

/**
 * Renders a text field for a phone number, which keeps only digits and a leading plus sign. No country code begins with 0: such
 * a number gets another hint, and is still accepted.
 */
export function PhoneWidget(props: WidgetProps): ReactNode {
  const field = getCommonProps(props);
  const t = useT();
  const hint = field.value.startsWith("+0") ? t("phone.countryCode") : field.hint;
  // The caret stays behind the plus sign.
  const normalised = useNormalisedText(field.value, normalisePhone, field.onChange, 1);
  return <TextField {...field} {...normalised} hint={hint} type="tel" inputMode="tel" />;
}
