import type { ReactNode } from "react";
import { useWords } from "../../../i18n/Words.tsx";
import { leaveForIdentity } from "../../../auth/loginRedirect.ts";
import { HeaderLink } from "../header/HeaderLink.tsx";
import { useDialog } from "../../../state/useDialog.ts";
import { rememberPlace } from "../../routing/saveReturnPath.ts";

/** The two ways in: the state identity for everybody, and e-mail with password for foreign organisations. */
export function SignInLinks(): ReactNode {
  const say = useWords();
  const dialog = useDialog();
  return (
    <>
      <HeaderLink label={say("signIn.foreign")} icon="globe" compact visitors onSelect={() => dialog.open("login")} />
      <HeaderLink
        label={say("signIn.identity")}
        icon="login"
        prominent
        visitors
        onSelect={() => {
          rememberPlace();
          void leaveForIdentity();
        }}
      />
    </>
  );
}
