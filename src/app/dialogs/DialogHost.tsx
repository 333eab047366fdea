import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { userOf } from "../../auth/sessionStore.ts";
import { answerConfirmation, confirmationStore } from "../../state/confirmation.ts";
import { useDialog } from "../../state/useDialog.ts";
import { mayLeave } from "../../state/unsavedChanges.ts";
import { part } from "../../components/loading/lazyComponent.tsx";
import { Optional } from "../../components/loading/LazyBoundary.tsx";
import { signOutEverywhere } from "../session/signOutEverywhere.ts";
import { useSession } from "../session/useSession.ts";

const AccountDialogs = part(() => import("./SignInDialogs.tsx"));
const AccountDialog = part(() => import("./AccountChoiceDialog.tsx"));
const ConfirmDialog = part(() => import("./ConfirmDialog.tsx"));
const Keys = part(() => import("./KeyboardShortcuts.tsx"));

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
    <>
      <Optional place={name ?? session.state} onMissing={close}>
        {asked()}
      </Optional>
      <Optional place="">
        <Keys />
      </Optional>
      <Optional place={question === undefined ? "" : "question"} onMissing={() => answerConfirmation(false)}>
        {question !== undefined && <ConfirmDialog question={question} />}
      </Optional>
    </>
  );
}
