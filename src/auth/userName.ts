import type { Translator } from "../i18n/IntlProvider.tsx";
import { getSelectedOrganisation } from "./account.ts";
import type { User } from "./sessionStore.ts";

/** Returns the name of a user; for a user without one the e-mail address, or "My account". */
export const getUserName = (t: Translator, { name, surname, email }: User): string =>
  `${name} ${surname}`.trim() || (email ?? t("account.unnamed"));

/** Returns the name of the selected organisation, or of a user who acts for themselves. */
export const getApplicantName = (t: Translator, user: User): string =>
  getSelectedOrganisation(user)?.name ?? getUserName(t, user);
