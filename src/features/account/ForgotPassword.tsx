import { useEffect, useState, type ReactNode } from "react";
import { Form } from "../../forms/Form.tsx";
import { discardDraft } from "../../forms/drafts/draftStorage.ts";
import { form as forgotForm } from "../../generated/forms/forgotPassword.js";
import { useRequestPasswordReset } from "../../generated/queries/user/index.ts";
import { getFailure } from "../../api/failure.ts";
import { Link } from "../../components/navigation/Link.tsx";
import { paths } from "../../config/paths.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { readCodeAddress, storeCodeAddress } from "./codeAddress.ts";
import { DialogStep } from "./DialogStep.tsx";
import { PasswordResetForm } from "./PasswordResetForm.tsx";
import { ResendCode } from "./ResendCode.tsx";

/**
 * Renders the request for a reset code (`requestPasswordReset`), then the form for the new password, also after a reload.
 * `onDone` receives the username.
 */
export function ForgotPassword({ onDone }: { onDone: (username: string) => void }): ReactNode {
  const t = useT();
  const requestReset = useRequestPasswordReset();
  const [username, setUsername] = useState(() => readCodeAddress("passwordReset"));
  useEffect(() => {
    storeCodeAddress("passwordReset", username);
    // A closed dialog starts over; a reload does not come here.
    return () => storeCodeAddress("passwordReset", undefined);
  }, [username]);

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
        </PasswordResetForm>
      </>
    );
  }
  return (
    <>
      <p>{t("forgotPassword.text")}</p>
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
