import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { EmailVerification } from "../../features/account/EmailVerification.tsx";
import { ForgotPassword } from "../../features/account/ForgotPassword.tsx";
import { PasswordChangeForm } from "../../features/account/PasswordChangeForm.tsx";
import { RegistrationStart } from "../../features/account/RegistrationStart.tsx";
import { SignIn } from "../../features/account/SignIn.tsx";
import { discardDraft } from "../../forms/drafts/draftStorage.ts";
import { form as signInForm } from "../../generated/forms/signIn.js";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { confirmLeave } from "../../state/unsavedChanges.ts";
import { useDialog, type DialogName } from "../../state/useDialog.ts";
import { IsInDialogContext } from "../../state/useUnsavedChanges.ts";
import { isProtectedPath, takeReturnPath } from "../routing/returnPath.ts";
import { useSessionUser } from "../session/useSession.ts";

type SignInDialogsProps = {
  name: Exclude<DialogName, "change-account">;
  /** Called when the user closes the dialog. */
  onClose: () => void;
};

/** Renders the dialog that the URL names: for sign-in, the start of a registration, the code of an account, or a password. */
export default function SignInDialogs({ name, onClose }: SignInDialogsProps): ReactNode {
  const t = useT();
  const [path, navigate] = useLocation();
  const { open, close } = useDialog();
  const user = useSessionUser();
  const [username, setUsername] = useState<string>();
  const onSignedIn = (): void => {
    if (isProtectedPath(path)) close();
    // A protected page has led to the identity login, which the visitor has cancelled.
    else if (path === paths.identityReturn) navigate(takeReturnPath(), { replace: true });
    else navigate(paths.eServices);
  };
  const openSignIn = (nextUsername: string): void => {
    // What was entered before the reset may be another address.
    discardDraft(signInForm.name);
    setUsername(nextUsername);
    open("login");
  };
  const contents = {
    login: { title: t("signIn.title"), body: <SignIn username={username} onSignedIn={onSignedIn} /> },
    verification: {
      title: t("signIn.title"),
      body: (
        <EmailVerification text={t("verification.codeOnly")} onVerified={() => open("login")} onSignedIn={onSignedIn} />
      ),
    },
    registration: { title: t("page.registration.title"), body: <RegistrationStart /> },
    "forgot-password": { title: t("forgotPassword.title"), body: <ForgotPassword onDone={openSignIn} /> },
    "change-password": {
      title: t("passwordChange.title"),
      body: <PasswordChangeForm username={user?.email} onDone={close} />,
    },
  };
  const { title, body } = contents[name];
  const closeIfConfirmed = (): void => void confirmLeave("dialog").then((isConfirmed) => isConfirmed && onClose());
  return (
    <IsInDialogContext value>
      <Dialog key={name} open title={title} onClose={closeIfConfirmed}>
        {body}
      </Dialog>
    </IsInDialogContext>
  );
}
