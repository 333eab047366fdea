import { useState, type ReactNode } from "react";
import { getFilesRefusal } from "../../forms/fieldFailure.ts";
import { getIdempotencyKey } from "../../forms/idempotencyKey.ts";
import { AttachmentPicker } from "../../forms/attachments/AttachmentPicker.tsx";
import { useAttachments } from "../../forms/attachments/useAttachments.ts";
import { DraftSync } from "../../forms/drafts/DraftSync.tsx";
import { useDraftChanges } from "../../forms/drafts/useDraftChanges.ts";
import { discardDraftWhenSent } from "../../forms/drafts/discardDraftWhenSent.ts";
import { Form } from "../../forms/Form.tsx";
import { useOnBehalfOf } from "../../forms/useOnBehalfOf.tsx";
import { useRequestedCategory } from "../../forms/useRequestedCategory.ts";
import { useSendFeedback } from "../../generated/queries/feedbacks/index.ts";
import type { Feedback, FeedbackDraft } from "../../generated/contract.d.ts";
import { getFailure } from "../../api/failure.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import { getAccountKey } from "../../auth/account.ts";
import { getUserKey, type User } from "../../auth/sessionStore.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";
import { SubmissionReceipt } from "../../components/feedback/SubmissionReceipt.tsx";
import { feedbackKinds, type FeedbackKind } from "./feedbackKinds.ts";

/**
 * Renders the feedback form with file uploads (`sendFeedback`), then the registered feedback with its number. `?category=` in
 * the address chooses the category.
 */
export function FeedbackForm(props: { kind: FeedbackKind; user: User }): ReactNode {
  return (
    <DraftSync definition={feedbackKinds[props.kind].form} owner={getUserKey(props.user)}>
      <FeedbackFields {...props} />
    </DraftSync>
  );
}

function FeedbackFields({ kind, user }: { kind: FeedbackKind; user: User }): ReactNode {
  const t = useT();
  const owner = getUserKey(user);
  const { form } = feedbackKinds[kind];
  const initial = useRequestedCategory(form, owner);
  const attachments = useAttachments(form.name, user);
  useDraftChanges(form.name, owner, attachments.uploaded);
  const sendFeedback = useSendFeedback({ mutation: discardDraftWhenSent(form.name, owner) });
  const account = getAccountKey(user);
  // Another account, chosen in another tab, has other feedback. What is entered and uploaded stays.
  const [registered, setRegistered] = useState<{ feedback: Feedback; account: string }>();
  const [refusedCount, setRefusedCount] = useState(0);
  const onBehalfOf = useOnBehalfOf();

  if (registered?.account === account)
    return <RegisteredFeedback feedback={registered.feedback} onSendAnother={() => setRegistered(undefined)} />;
  return (
    <Form
      definition={form}
      initial={initial}
      owner={owner}
      isBusy={sendFeedback.isPending}
      failure={getFailure(sendFeedback.error)}
      submitLabel={t("feedback.send")}
      confirmsLeave
      hasUnsentFiles={attachments.hasUnsent}
      onStartOver={attachments.clear}
      extra={
        <>
          <AttachmentPicker
            attachments={attachments}
            refusedCount={refusedCount}
            refusal={getFilesRefusal(attachments.uploaded, sendFeedback)}
          />
          {onBehalfOf}
        </>
      }
      onSubmit={(values) => {
        if (attachments.hasUnfinished) {
          setRefusedCount(refusedCount + 1);
          return false;
        }
        const data = {
          type: kind,
          ...values,
          documentIds: attachments.documentIds,
        } as FeedbackDraft;
        sendFeedback.mutate(
          { data, headers: { "Idempotency-Key": getIdempotencyKey(form.name, data) } },
          {
            onSuccess: (feedback) => {
              attachments.removeSent(data.documentIds ?? []);
              setRefusedCount(0);
              setRegistered({ feedback, account });
            },
          },
        );
        return undefined;
      }}
    />
  );
}

/** Renders the registered feedback with its number. */
function RegisteredFeedback({
  feedback: { id, subject, createdAt },
  onSendAnother,
}: {
  feedback: Feedback;
  onSendAnother: () => void;
}): ReactNode {
  const t = useT();
  return (
    <SubmissionReceipt
      title={t("feedback.registered")}
      action={<Button onClick={onSendAnother}>{t("feedback.another")}</Button>}
    >
      <DetailList
        items={[
          { term: t("feedback.number"), description: id },
          { term: t("form.consumerFeedback.subject.label"), description: subject },
          { term: t("feedback.sentAt"), description: <DateText dateTime={createdAt} hasTime /> },
        ]}
      />
      <p>{t("feedback.whatNext")}</p>
    </SubmissionReceipt>
  );
}
