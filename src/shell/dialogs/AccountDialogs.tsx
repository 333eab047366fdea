import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { ForgotPassword } from "../../account/ForgotPassword.tsx";
import { PasswordChange } from "../../account/PasswordChange.tsx";
import { Registration } from "../../account/Registration.tsx";
import { SignIn } from "../../account/SignIn.tsx";
import { useWords } from "../../i18n/Words.tsx";
import { paths } from "../../paths.ts";
import { Dialog } from "../../ui/mui/Dialog.tsx";
import { useDialog, type DialogName } from "../../view/dialog.ts";
import { isProtected } from "../landing.ts";

/** The dialogs about somebody's own account, by the name in the address. `onClose` asks first where something is unsaved. */
export default function AccountDialogs({ name, onClose }: { name: Exclude<DialogName, "change-account">; onClose: () => void }): ReactNode {
  const say = useWords();
  const [path, navigate] = useLocation();
  const { open, close } = useDialog();
  const land = (): void => (isProtected(path) ? close() : navigate(paths.eServices));
  const contents = {
    login: { title: say("signIn.title"), body: <SignIn onSignedIn={land} /> },
    registration: { title: say("registration.title"), body: <Registration onVerified={() => open("login")} /> },
    "forgot-password": { title: say("forgotPassword.title"), body: <ForgotPassword onDone={() => open("login")} /> },
    "change-password": { title: say("passwordChange.title"), body: <PasswordChange onDone={close} /> },
  };
  const { title, body } = contents[name];
  return (
    <Dialog key={name} open title={title} width={name === "registration" ? "medium" : "narrow"} onClose={onClose} closeLabel={say("action.close")}>
      {body}
    </Dialog>
  );
}
