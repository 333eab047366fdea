import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { ForgotPassword } from "../../features/account/ForgotPassword.tsx";
import { PasswordChange } from "../../features/account/PasswordChangeForm.tsx";
import { Registration } from "../../features/account/RegistrationForm.tsx";
import { SignIn } from "../../features/account/SignIn.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../config/paths.ts";
import { userOf } from "../../auth/sessionStore.ts";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { useDialog, type DialogName } from "../../state/useDialog.ts";
import { isProtected } from "../routing/returnPath.ts";
import { useSession } from "../session/useSession.ts";

/** The dialogs about somebody's own account, by the name in the address. `onClose` asks first where something is unsaved. */
export default function AccountDialogs({ name, onClose }: { name: Exclude<DialogName, "change-account">; onClose: () => void }): ReactNode {
  const say = useWords();
  const [path, navigate] = useLocation();
  const { open, close } = useDialog();
  const user = userOf(useSession());
  const [username, setUsername] = useState<string>();
  const land = (): void => (isProtected(path) ? close() : navigate(paths.eServices));
  const goOnToSignIn = (as: string): void => {
    setUsername(as);
    open("login");
  };
  const contents = {
    login: { title: say("signIn.title"), body: <SignIn username={username} onSignedIn={land} /> },
    registration: { title: say("registration.title"), body: <Registration onVerified={goOnToSignIn} onSignedIn={land} /> },
    "forgot-password": { title: say("forgotPassword.title"), body: <ForgotPassword onDone={goOnToSignIn} /> },
    "change-password": { title: say("passwordChange.title"), body: <PasswordChange username={user?.email} onDone={close} /> },
  };
  const { title, body } = contents[name];
  return (
    <Dialog key={name} open title={title} width={name === "registration" ? "medium" : "narrow"} onClose={onClose} closeLabel={say("action.close")}>
      {body}
    </Dialog>
  );
}
