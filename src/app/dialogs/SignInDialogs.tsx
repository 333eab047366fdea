import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { ForgotPassword } from "../../features/account/ForgotPassword.tsx";
import { PasswordChangeForm } from "../../features/account/PasswordChangeForm.tsx";
import { RegistrationForm } from "../../features/account/RegistrationForm.tsx";
import { SignIn } from "../../features/account/SignIn.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { userOf } from "../../auth/sessionStore.ts";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { useDialog, type DialogName } from "../../state/useDialog.ts";
import { isProtectedPath } from "../routing/returnPath.ts";
import { useSession } from "../session/useSession.ts";

/** The dialogs about somebody's own account, by the name in the address. `onClose` asks first where something is unsaved. */
export default function SignInDialogs({
  name,
  onClose,
}: {
  name: Exclude<DialogName, "change-account">;
  onClose: () => void;
}): ReactNode {
  const t = useT();
  const [path, navigate] = useLocation();
  const { open, close } = useDialog();
  const user = userOf(useSession());
  const [username, setUsername] = useState<string>();
  const land = (): void => (isProtectedPath(path) ? close() : navigate(paths.eServices));
  const goOnToSignIn = (as: string): void => {
    setUsername(as);
    open("login");
  };
  const contents = {
    login: { title: t("signIn.title"), body: <SignIn username={username} onSignedIn={land} /> },
    registration: {
      title: t("registration.title"),
      body: <RegistrationForm onVerified={goOnToSignIn} onSignedIn={land} />,
    },
    "forgot-password": { title: t("forgotPassword.title"), body: <ForgotPassword onDone={goOnToSignIn} /> },
    "change-password": {
      title: t("passwordChange.title"),
      body: <PasswordChangeForm username={user?.email} onDone={close} />,
    },
  };
  const { title, body } = contents[name];
  return (
    <Dialog
      key={name}
      open
      title={title}
      width={name === "registration" ? "medium" : "narrow"}
      onClose={onClose}
      closeLabel={t("action.close")}
    >
      {body}
    </Dialog>
  );
}
