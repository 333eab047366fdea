import { lazy, Suspense, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { userOf } from "../../session/session.ts";
import { confirmationStore } from "../../view/confirmation.ts";
import { useDialog } from "../../view/dialog.ts";
import { signOutEverywhere } from "../signOutEverywhere.ts";
import { useSession } from "../useSession.ts";

const SignInDialog = lazy(() => import("./SignInDialog.tsx"));
const AccountDialog = lazy(() => import("./AccountDialog.tsx"));
const ConfirmDialog = lazy(() => import("./ConfirmDialog.tsx"));

/** The dialog that is open now, if any: a choice that must be made comes first, then a question, then what the address asks for. */
export function Dialogs(): ReactNode {
  const { name, close } = useDialog();
  const session = useSession();
  const question = useSnapshot(confirmationStore).open;
  const user = userOf(session);

  const open = (): ReactNode => {
    if (session.state === "choosingAccount") return <AccountDialog user={session.user} onSignOut={signOutEverywhere} />;
    if (question !== undefined) return <ConfirmDialog question={question} />;
    if (name === "login" && user === undefined) return <SignInDialog onClose={close} />;
    if (name === "change-account" && user !== undefined && user.manufacturers.length > 0) return <AccountDialog user={user} onClose={close} onSignOut={signOutEverywhere} />;
    return null;
  };
  return <Suspense fallback={null}>{open()}</Suspense>;
}
