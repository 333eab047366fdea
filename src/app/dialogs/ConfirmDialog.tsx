import type { ReactNode } from "react";
import { useWords } from "../../i18n/Words.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { answerConfirmation, type Question } from "../../state/confirmation.ts";

/** Asks before something that cannot be taken back. Closing it in any other way rejects. */
export default function ConfirmDialog({ question: { message, acceptLabel, rejectLabel } }: { question: Question }): ReactNode {
  const say = useWords();
  return (
    <Dialog
      open
      question
      title={message ?? say("confirm.message")}
      onClose={() => answerConfirmation(false)}
      closeLabel={say("action.close")}
      actions={
        <>
          <Button onClick={() => answerConfirmation(false)}>{rejectLabel ?? say("confirm.reject")}</Button>
          <Button tone="primary" onClick={() => answerConfirmation(true)}>
            {acceptLabel ?? say("confirm.accept")}
          </Button>
        </>
      }
    />
  );
}
