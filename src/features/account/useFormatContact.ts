import type { User } from "../../auth/sessionStore.ts";
import { formatPhone } from "../../i18n/format.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

/** Returns the address and the phone number that notifications are sent to, as a sentence. */
export function useFormatContact({ email, phoneNumber }: User): string {
  const t = useT();
  const hasEmail = email !== undefined && email !== "";
  const hasPhone = phoneNumber !== undefined && phoneNumber !== "";
  return [
    hasEmail ? t("notificationSettings.toEmail", { email }) : t("notificationSettings.noEmail"),
    hasPhone
      ? t("notificationSettings.toPhone", { phoneNumber: formatPhone(phoneNumber) })
      : t("notificationSettings.noPhone"),
  ].join(" ");
}
