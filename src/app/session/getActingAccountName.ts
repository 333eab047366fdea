import type { Translator } from "../../i18n/IntlProvider.tsx";
import { getSelectedOrganisation } from "../../auth/account.ts";
import { hasOrganisation } from "../../auth/roles.ts";
import type { User } from "../../auth/sessionStore.ts";

/** Returns the name of the account that a user acts for; `undefined` for a user without organisations. */
export function getActingAccountName(t: Translator, user: User): string | undefined {
  const acting = getSelectedOrganisation(user);
  if (acting !== undefined) return [acting.name, acting.positionName].filter(Boolean).join(" · ");
  return hasOrganisation(user) ? t("account.citizen") : undefined;
}
