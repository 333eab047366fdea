import type { ReactNode } from "react";
import { useT } from "../../../i18n/IntlProvider.tsx";
import { HeaderLink } from "../header/HeaderLink.tsx";
import { markOffline } from "../../../state/viewState.ts";
import { useDialog } from "../../../state/useDialog.ts";
import { saveReturnPath } from "../../routing/saveReturnPath.ts";
import { globeIcon } from "../../../components/icons/paths/globeIcon.ts";
import { loginIcon } from "../../../components/icons/paths/loginIcon.ts";

/** Renders the sign-in links: state identity for everybody, email and password for foreign organisations. */
export function SignInLinks(): ReactNode {
  const t = useT();
  const dialog = useDialog();
  return (
    <>
      <HeaderLink
        label={t("signIn.foreign")}
        icon={globeIcon}
        compact
        anonymousOnly
        dialog="login"
        onSelect={() => dialog.open("login")}
      />
      <HeaderLink
        label={t("signIn.identity")}
        icon={loginIcon}
        prominent
        anonymousOnly
        onSelect={() => {
          saveReturnPath();
          // Loaded by then, with what every page loads after its first view.
          import("../../../auth/loginRedirect.ts").then((login) => login.redirectToLogin()).catch(markOffline);
        }}
      />
    </>
  );
}
