import type { Translator } from "../../i18n/IntlProvider.tsx";
import type { User } from "../../auth/sessionStore.ts";

/** Returns the name of the account that a user acts for; `undefined` for a user without organisations. */
export function getActingAccountName(t: Translator, { manufacturers }: User): string | undefined {
  const acting = manufacturers.find(({ selected }) => selected);
  if (acting !== undefined) return [acting.name, acting.positionName].filter(Boolean).join(" · ");
  return manufacturers.length > 0 ? t("account.citizen") : undefined;
}
