import type { ReactNode } from "react";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { signOutEverywhere } from "../../session/signOutEverywhere.ts";
import { HeaderLink } from "../header/HeaderLink.tsx";
import { logoutIcon } from "../../../components/icons/paths/logoutIcon.ts";

/** Renders the sign-out of a user who could not be read, and who therefore has no account menu. */
export default function SignOutLink(): ReactNode {
  const t = useT();
  return <HeaderLink label={t("session.signOut")} icon={logoutIcon} onSelect={signOutEverywhere} />;
}
