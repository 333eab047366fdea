import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { userOf } from "../../auth/sessionStore.ts";
import { resolveConfirmation, confirmationStore } from "../../state/confirmation.ts";
import { useDialog } from "../../state/useDialog.ts";
import { confirmLeave } from "../../state/unsavedChanges.ts";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";
import { signOutEverywhere } from "../session/signOutEverywhere.ts";
import { useSession } from "../session/useSession.ts";

const AccountDialogs = lazyWithRetry(() => import("./SignInDialogs.tsx"));
const AccountDialog = lazyWithRetry(() => import("./AccountChoiceDialog.tsx"));
const ConfirmDialog = lazyWithRetry(() => import("./ConfirmDialog.tsx"));
const Keys = lazyWithRetry(() => import("./KeyboardShortcuts.tsx"));

/** The dialogs that are open now: a choice that must be made, or what the address asks for; and a question above it. */
export function DialogHost(): ReactNode {
  const { name, close } = useDialog();
  const session = useSession();
  const question = useSnapshot(confirmationStore).open;
  const user = userOf(session);
  const closeAfterAsking = (): void => void confirmLeave().then((may) => may && close());

  const asked = (): ReactNode => {
    if (session.state === "choosingAccount") return <AccountDialog user={session.user} onSignOut={signOutEverywhere} />;
    if (name === "change-account")
      return (
        user !== undefined &&
        user.manufacturers.length > 0 && <AccountDialog user={user} onClose={close} onSignOut={signOutEverywhere} />
      );
    if (name === "change-password")
      return user?.foreign === true && <AccountDialogs name={name} onClose={closeAfterAsking} />;
    // Still open while the sign-in that it asked for is being completed.
    return name !== undefined && user === undefined && <AccountDialogs name={name} onClose={closeAfterAsking} />;
  };
  return (
    <>
      <LazyBoundary resetKey={name ?? session.state} onLoadError={close}>
        {asked()}
      </LazyBoundary>
      <LazyBoundary resetKey="">
        <Keys />
      </LazyBoundary>
      <LazyBoundary resetKey={question === undefined ? "" : "question"} onLoadError={() => resolveConfirmation(false)}>
        {question !== undefined && <ConfirmDialog options={question} />}
      </LazyBoundary>
    </>
  );
}
