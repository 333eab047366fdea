import { useRef, useState } from "react";
import { useLocation } from "wouter";
import { getFailure, type Failure } from "../../api/failure.ts";
import { getHref } from "../../config/paths.ts";
import { areValuesEqual } from "../../forms/areValuesEqual.ts";
import { removeFieldPrefix } from "../../forms/fieldFailure.ts";
import { getIdempotencyKey } from "../../forms/idempotencyKey.ts";
import { withOwnMessages } from "../../forms/withOwnMessages.ts";
import { discardDraftWhenSent } from "../../forms/drafts/discardDraftWhenSent.ts";
import { useSendAppeal } from "../../generated/queries/appeals/index.ts";
import type { AppealDraft } from "../../generated/contract.d.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";

/** The state of an appeal submission. */
type AppealSubmission = {
  isPending: boolean;
  /** Returns why a draft was not accepted; `undefined` for another one than was sent last. */
  getFailureOf: (draft: AppealDraft) => Failure | undefined;
  /** There was no connection when it was sent last: nothing can have arrived. */
  wasOffline: boolean;
  send: (draft: AppealDraft) => void;
};

/**
 * Returns a function that sends an appeal (`sendAppeal`) with the idempotency key of its form. On success it discards the
 * draft of the form with its files and navigates to the receipt.
 */
export function useAppealSubmission(formName: string, owner: string): AppealSubmission {
  const t = useT();
  const language = useLanguage();
  const [sent, setSent] = useState({ language, wasOffline: false });
  const [, navigate] = useLocation();
  const sendAppeal = useSendAppeal({ mutation: discardDraftWhenSent(formName, owner) });
  const isSending = useRef(false);

  const send = (draft: AppealDraft): void => {
    // A second click may happen before React has rendered the busy state.
    if (isSending.current) return;
    isSending.current = true;
    setSent({ language, wasOffline: !navigator.onLine });
    sendAppeal.mutate(
      { data: draft, headers: { "Idempotency-Key": getIdempotencyKey(formName, draft) } },
      {
        // The confirmation has the number also when the appeal cannot be read.
        onSuccess: ({ id, appealNumber }) =>
          navigate(getHref("appealReceipt", { id }), { replace: true, state: { owner, appealNumber } }),
        onError: () => {
          isSending.current = false;
        },
      },
    );
  };
  const reason = removeFieldPrefix("answers", getFailure(sendAppeal.error));
  const failure = reason !== undefined && sent.language !== language ? withOwnMessages(reason, t) : reason;
  return {
    isPending: sendAppeal.isPending,
    getFailureOf: (draft) => (areValuesEqual(draft, sendAppeal.variables?.data) ? failure : undefined),
    wasOffline: sent.wasOffline,
    send,
  };
}
