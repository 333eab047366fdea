import { useState, type ReactNode } from "react";
import type { Failure } from "../../api/failure.ts";
import { formatTime } from "../../i18n/format.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { extendSession } from "../../auth/authorization.ts";
import { FailureBanner } from "../../components/feedback/FailureBanner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { signOutEverywhere } from "./signOutEverywhere.ts";

/** `expiresAtMs` is a Unix timestamp. `isFinal` means that the last extension did not move it. */
type SessionExpiryDialogProps = { expiresAtMs: number; minutesLeft: number; isFinal: boolean; onClose: () => void };

/** Renders when the session expires, with buttons to extend it and to sign out. */
export default function SessionExpiryDialog({
  expiresAtMs,
  minutesLeft,
  isFinal,
  onClose,
}: SessionExpiryDialogProps): ReactNode {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const onExtend = (): void => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    void extendSession().then((refresh) => {
      setBusy(false);
      if (refresh.outcome === "failed") setFailure(refresh.failure);
    });
  };
  const time = formatTime(new Date(expiresAtMs).toISOString());
  return (
    <Dialog
      open
      isPrompt
      title={t("session.endsIn", { minutes: minutesLeft })}
      onClose={onClose}
      closeLabel={t("action.close")}
      actions={
        <>
          <Button onClick={signOutEverywhere}>{t("session.signOut")}</Button>
          {isFinal ? (
            <Button tone="primary" onClick={onClose}>
              {t("session.continue")}
            </Button>
          ) : (
            <Button tone="primary" busy={isBusy} onClick={onExtend}>
              {t("session.stay")}
            </Button>
          )}
        </>
      }
    >
      <FailureBanner failure={failure} />
      {/* Screen readers announce a change only in a live region that is already rendered. */}
      <p role="status">{t(isFinal ? "session.endsFinally" : "session.endsAt", { time })}</p>
      <p>{t("session.draftsKept")}</p>
    </Dialog>
  );
}
