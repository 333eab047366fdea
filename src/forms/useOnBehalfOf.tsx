import type { ReactNode } from "react";
import { hasOrganisation } from "../auth/roles.ts";
import { useUser } from "../auth/useUser.ts";
import { getApplicantName } from "../auth/userName.ts";
import { useT } from "../i18n/IntlProvider.tsx";

/** Returns for whom a form is sent, to be shown above its button; `undefined` for a user who acts for nobody else. */
export function useOnBehalfOf(): ReactNode {
  const t = useT();
  const user = useUser();
  if (user === undefined || !hasOrganisation(user)) return undefined;
  return <p>{t("apply.onBehalfOf", { name: getApplicantName(t, user) })}</p>;
}
