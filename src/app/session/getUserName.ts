import type { Translator } from "../../i18n/IntlProvider.tsx";
import type { User } from "../../auth/sessionStore.ts";

/** Returns the name of a user; for a user without one the e-mail address, or "My account". */
export const getUserName = (t: Translator, { name, surname, email }: User): string =>
  `${name} ${surname}`.trim() || (email ?? t("account.unnamed"));
