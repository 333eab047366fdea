import { useEffect, useState, type ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { discardDraft } from "../../forms/drafts/draftStorage.ts";
import { form as forgotForm } from "../../generated/forms/forgotPassword.js";
import { useRequestPasswordReset } from "../../generated/queries/user/index.ts";
import { getFailure } from "../../api/failure.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { Link } from "../../components/navigation/Link.tsx";
import { paths } from "../../config/paths.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { readCodeAddress, storeCodeAddress } from "./codeAddress.ts";
import { DialogStep } from "./DialogStep.tsx";
import { prefillUsername } from "./enteredUsername.ts";
import { PasswordResetForm } from "./PasswordResetForm.tsx";
import { ResendCode } from "./ResendCode.tsx";

const focusOnMount = (text: HTMLElement | null): void => text?.focus();

/**
 * Renders the request for a reset code (`requestPasswordReset`), then the form for the new password, also after a reload.
 * `onDone` receives the username.
 */
export function ForgotPassword({ onDone }: { onDone: (username: string) => void }): ReactNode {
  const t = useT();
  const requestReset = useRequestPasswordReset();
  const [username, setUsername] = useState(() => readCodeAddress("passwordReset"));
  const [isChangingAddress, setChangingAddress] = useState(false);
  useEffect(() => {
    storeCodeAddress("passwordReset", username);
    // A closed dialog starts over; a reload does not come here.
    return () => storeCodeAddress("passwordReset", undefined);
  }, [username]);

  const changeAddress = (address: string): void => {
    prefillUsername(forgotForm.name, address);
    requestReset.reset();
    setChangingAddress(true);
    setUsername(undefined);
  };
  const requestCode = (address: string): void =>
    requestReset.mutate(
      { params: { username: address } },
      {
        onSuccess: () => {
          discardDraft(forgotForm.name);
          setUsername(address);
        },
      },
    );
  if (username !== undefined) {
    return (
      <>
        <DialogStep title={t("passwordReset.title")}>{t("passwordReset.sent", { address: username })}</DialogStep>
        <PasswordResetForm username={username} onDone={() => onDone(username)}>
          <ResendCode
            busy={requestReset.isPending}
            failure={getFailure(requestReset.error)}
            onResend={() => requestCode(username)}
          />
          <Button type="button" tone="secondary" onClick={() => changeAddress(username)}>
            {t("passwordReset.otherAddress")}
          </Button>
        </PasswordResetForm>
      </>
    );
  }
  return (
    <>
      {/* The pressed button is gone, so the focus would be lost. */}
      <p tabIndex={-1} ref={isChangingAddress ? focusOnMount : undefined}>
        {t("forgotPassword.text")}
      </p>
      <Form
        definition={forgotForm}
        isBusy={requestReset.isPending}
        failure={getFailure(requestReset.error)}
        submitLabel={t("forgotPassword.submit")}
        onSubmit={(values) => requestCode(values.username)}
      >
        <p>
          <Link href={paths.passwordReset}>{t("passwordReset.haveCode")}</Link>
        </p>
      </Form>
    </>
  );
}
