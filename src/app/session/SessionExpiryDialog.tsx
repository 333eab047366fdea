import { useState, type ReactNode } from "react";
import { failureWords } from "../../api/failureMessage.ts";
import type { Failure } from "../../api/failure.ts";
import { formatTime } from "../../i18n/format.ts";
import { useWords } from "../../i18n/Words.tsx";
import { stayIn } from "../../auth/sendAuthorized.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { signOutEverywhere } from "./signOutEverywhere.ts";

/** What is said before a sign-in ends: when that is, in milliseconds since 1970, and whether it was tried in vain to put it off. */
type SessionEndDialogProps = { endsAt: number; minutes: number; final: boolean; onClose: () => void };

/** Says when the sign-in ends, and lets whoever is signed in stay, if the service allows it. */
export default function SessionEndDialog({ endsAt, minutes, final, onClose }: SessionEndDialogProps): ReactNode {
  const say = useWords();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  const stay = (): void => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    void stayIn().then((renewal) => {
      setBusy(false);
      if (renewal.outcome === "later") setFailure(renewal.failure);
    });
  };
  const time = formatTime(new Date(endsAt).toISOString());
  return (
    <Dialog
      open
      question
      title={say("session.endsIn", { minutes })}
      onClose={onClose}
      closeLabel={say("action.close")}
      actions={
        <>
          <Button onClick={signOutEverywhere}>{say("session.signOut")}</Button>
          {final ? (
            <Button tone="primary" onClick={onClose}>
              {say("session.goOn")}
            </Button>
          ) : (
            <Button tone="primary" busy={busy} onClick={stay}>
              {say("session.stay")}
            </Button>
          )}
        </>
      }
    >
      {failure !== undefined && (
        <Banner tone="error" announce="assertive">
          {failureWords(say, failure)}
        </Banner>
      )}
      {/* There from the start, so that the change is read out. */}
      <p role="status">{say(final ? "session.endsForGood" : "session.endsAt", { time })}</p>
      <p>{say("session.typedStays")}</p>
    </Dialog>
  );
}
