import { useState, type ReactNode } from "react";
import { failureMessage } from "../../api/failureMessage.ts";
import type { Failure } from "../../api/failure.ts";
import { formatTime } from "../../i18n/format.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { extendSession } from "../../auth/sendAuthorized.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { signOutEverywhere } from "./signOutEverywhere.ts";

/** What is said before a sign-in ends: when that is, in milliseconds since 1970, and whether it was tried in vain to put it off. */
type SessionExpiryDialogProps = { expiresAtMs: number; minutesLeft: number; isFinal: boolean; onClose: () => void };

/** Says when the sign-in ends, and lets whoever is signed in stay, if the service allows it. */
export default function SessionExpiryDialog({
  expiresAtMs,
  minutesLeft,
  isFinal,
  onClose,
}: SessionExpiryDialogProps): ReactNode {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const stay = (): void => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    void extendSession().then((renewal) => {
      setBusy(false);
      if (renewal.outcome === "later") setFailure(renewal.failure);
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
              {t("session.goOn")}
            </Button>
          ) : (
            <Button tone="primary" busy={busy} onClick={stay}>
              {t("session.stay")}
            </Button>
          )}
        </>
      }
    >
      {failure !== undefined && (
        <Banner tone="error" announce="assertive">
          {failureMessage(t, failure)}
        </Banner>
      )}
      {/* There from the start, so that the change is read out. */}
      <p role="status">{t(isFinal ? "session.endsForGood" : "session.endsAt", { time })}</p>
      <p>{t("session.typedStays")}</p>
    </Dialog>
  );
}
