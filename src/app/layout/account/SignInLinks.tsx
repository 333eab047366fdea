import type { ReactNode } from "react";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { redirectToLogin } from "../../../auth/loginRedirect.ts";
import { HeaderLink } from "../header/HeaderLink.tsx";
import { useDialog } from "../../../state/useDialog.ts";
import { saveReturnPath } from "../../routing/saveReturnPath.ts";

/** Renders the sign-in links: state identity for everybody, email and password for foreign organisations. */
export function SignInLinks(): ReactNode {
  const t = useT();
  const dialog = useDialog();
  return (
    <>
      <HeaderLink
        label={t("signIn.foreign")}
        icon="globe"
        compact
        anonymousOnly
        dialog="login"
        onSelect={() => dialog.open("login")}
      />
      <HeaderLink
        label={t("signIn.identity")}
        icon="login"
        prominent
        anonymousOnly
        onSelect={() => {
          saveReturnPath();
          void redirectToLogin();
        }}
      />
    </>
  );
}
