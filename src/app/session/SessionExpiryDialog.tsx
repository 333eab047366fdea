import { useState, type ReactNode } from "react";
import type { Failure } from "../../api/failure.ts";
import { getBakuTime } from "../../i18n/bakuCalendar.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { extendSession } from "../../auth/authorization.ts";
import { getCurrentSession } from "../../auth/tokenStorage.ts";
import { FailureBanner } from "../../components/feedback/FailureBanner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { useOffersPersonalSections } from "../../components/navigation/useOffersPersonalSections.ts";
import { signOutEverywhere } from "./signOutEverywhere.ts";
import { HiddenStatus } from "../../components/feedback/HiddenStatus.tsx";

/** `expiresAtMs` is a Unix timestamp. `isFinal` means that the last extension did not move it. */
type SessionExpiryDialogProps = { expiresAtMs: number; remainingMs: number; isFinal: boolean; onClose: () => void };

/** The last minutes that are announced to screen readers, and the last seconds. */
const announcedMinutes = 2;
const announcedSeconds = 20;

/** Renders when the session expires, with buttons to extend it and to sign out. */
export default function SessionExpiryDialog({
  expiresAtMs,
  remainingMs,
  isFinal: isKnownFinal,
  onClose,
}: SessionExpiryDialogProps): ReactNode {
  const t = useT();
  const hasPersonalSections = useOffersPersonalSections();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [unmovedExpiryMs, setUnmovedExpiryMs] = useState<number>();
  // A server that keeps its refresh token gives no sign that it has been used.
  const isFinal = isKnownFinal || unmovedExpiryMs === expiresAtMs;

  const onExtend = (): void => {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    void extendSession().then((refresh) => {
      setBusy(false);
      if (refresh.outcome === "failed") setFailure(refresh.failure);
      const isUnmoved = getCurrentSession()?.expiry?.expiresAtMs === expiresAtMs;
      if (refresh.outcome === "refreshed" && isUnmoved) setUnmovedExpiryMs(expiresAtMs);
    });
  };
  const remainingText = t("session.endsIn", { minutes: Math.ceil(remainingMs / 60_000) });
  const time = getBakuTime(new Date(expiresAtMs));
  return (
    <Dialog
      open
      isPrompt
      title={remainingText}
      onClose={onClose}
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
      <p>
        {t("session.draftsKept")}
        {hasPersonalSections && ` ${t("session.savedDraftsKept")}`}
      </p>
      <HiddenStatus>
        {remainingMs <= announcedSeconds * 1000
          ? t("session.endsSoon")
          : remainingMs <= announcedMinutes * 60_000 && remainingText}
      </HiddenStatus>
    </Dialog>
  );
}
