import { lazy, Suspense, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { userOf } from "../../session/session.ts";
import { confirmationStore } from "../../view/confirmation.ts";
import { useDialog } from "../../view/dialog.ts";
import { mayLeave } from "../../view/leaving.ts";
import { signOutEverywhere } from "../signOutEverywhere.ts";
import { useSession } from "../useSession.ts";

const AccountDialogs = lazy(() => import("./AccountDialogs.tsx"));
const AccountDialog = lazy(() => import("./AccountDialog.tsx"));
const ConfirmDialog = lazy(() => import("./ConfirmDialog.tsx"));

/** The dialogs that are open now: a choice that must be made, or what the address asks for; and a question above it. */
export function Dialogs(): ReactNode {
  const { name, close } = useDialog();
  const session = useSession();
  const question = useSnapshot(confirmationStore).open;
  const user = userOf(session);
  const closeAfterAsking = (): void => void mayLeave().then((may) => may && close());

  const asked = (): ReactNode => {
    if (session.state === "choosingAccount") return <AccountDialog user={session.user} onSignOut={signOutEverywhere} />;
    if (name === "change-account") return user !== undefined && user.manufacturers.length > 0 && <AccountDialog user={user} onClose={close} onSignOut={signOutEverywhere} />;
    if (name === "change-password") return user?.foreign === true && <AccountDialogs name={name} onClose={closeAfterAsking} />;
    // Still open while the sign-in that it asked for is being completed.
    return name !== undefined && user === undefined && <AccountDialogs name={name} onClose={closeAfterAsking} />;
  };
  return (
    <Suspense fallback={null}>
      {asked()}
      {question !== undefined && <ConfirmDialog question={question} />}
    </Suspense>
  );
}
