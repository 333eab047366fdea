import type { WidgetProps } from "@rjsf/utils";
import type { ReactNode } from "react";
import { TextField } from "../components/forms/TextField.tsx";
import type { MessageId } from "../generated/messages/ids.ts";
import { useT } from "../i18n/IntlProvider.tsx";
import { normalisePhone } from "./normalise.ts";
import { useNormalisedText } from "./useNormalisedText.ts";
import { getCommonProps } from "./widgetProps.tsx";

/** The most digits of a phone number (E.164). */
const maxDigits = 15;

/** Returns what may be wrong with a phone number that the service would accept; `undefined` for any other number. */
function findDoubt(number: string): MessageId | undefined {
  if (number.length > 1 + maxDigits) return "phone.tooLong";
  if (number.startsWith("+00")) return "phone.internationalPrefix";
  if (number.startsWith("+0")) return "phone.countryCode";
  return number.startsWith("+9940") ? "phone.domesticPrefix" : undefined;
}

/**
 * Renders a text field for a phone number, which keeps only digits and a leading plus sign. No country code begins with 0, no
 * number has more than 15 digits, and no Azerbaijani one has a 0 behind the country code: such a number gets another hint, and
 * is still accepted.
 */
export function PhoneWidget(props: WidgetProps): ReactNode {
  const field = getCommonProps(props);
  const t = useT();
  const doubt = findDoubt(field.value);
  // The caret stays behind the plus sign.
  const normalised = useNormalisedText(field.value, normalisePhone, field.onChange, 1);
  return (
    <TextField
      {...field}
      {...normalised}
      hint={doubt === undefined ? field.hint : t(doubt)}
      type="tel"
      inputMode="tel"
    />
  );
}
