import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useT } from "../../i18n/IntlProvider.tsx";
import { hasOrganisation } from "../../auth/roles.ts";
import { getSessionUser } from "../../auth/sessionStore.ts";
import { resolveConfirmation, confirmationStore } from "../../state/confirmation.ts";
import { useDialog } from "../../state/useDialog.ts";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";
import { KeyboardShortcuts } from "./KeyboardShortcuts.tsx";
import { AccountChoiceDialog, SignInDialogs } from "./lazyDialogs.ts";
import { useDialogClose } from "./useDialogClose.ts";
import { signOutEverywhere } from "../session/signOutEverywhere.ts";
import { useSession } from "../session/useSession.ts";

const ConfirmDialog = lazyWithRetry(() => import("./ConfirmDialog.tsx"));

/** Renders the open dialogs: the account choice or the dialog in the URL, and a confirmation above it. */
export function DialogHost(): ReactNode {
  const { name, close } = useDialog();
  const onClose = useDialogClose(close);
  const session = useSession();
  const confirmation = useSnapshot(confirmationStore).open;
  const user = getSessionUser(session);
  const t = useT();

  const renderDialog = (): ReactNode => {
    if (session.state === "choosingAccount")
      return <AccountChoiceDialog user={session.user} onSignOut={signOutEverywhere} />;
    if (name === "change-account")
      return (
        user !== undefined &&
        hasOrganisation(user) && <AccountChoiceDialog user={user} onClose={onClose} onSignOut={signOutEverywhere} />
      );
    if (name === "change-password") return user?.foreign === true && <SignInDialogs name={name} onClose={onClose} />;
    // Stays open until the user of a completed sign-in is read.
    return name !== undefined && user === undefined && <SignInDialogs name={name} onClose={onClose} />;
  };
  return (
    <>
      {/* A dialog of the address is closed when it cannot be loaded. The choice of an account is tried again until it can. */}
      <LazyBoundary
        resetKey={name ?? session.state}
        onLoadError={session.state === "choosingAccount" ? undefined : close}
      >
        {renderDialog()}
      </LazyBoundary>
      <KeyboardShortcuts />
      <LazyBoundary
        resetKey={confirmation === undefined ? "" : "confirmation"}
        // The browser has a dialog of its own, which needs no module.
        onLoadError={() => resolveConfirmation(globalThis.confirm(confirmation?.message ?? t("confirm.message")))}
      >
        {confirmation !== undefined && <ConfirmDialog options={confirmation} />}
      </LazyBoundary>
    </>
  );
}
