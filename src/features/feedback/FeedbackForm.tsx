import { useState, type ReactNode } from "react";
import { clearIdempotencyKey, idempotencyKey } from "../../forms/idempotencyKey.ts";
import { AttachmentPicker } from "../../components/attachments/AttachmentPicker.tsx";
import { useAttachments } from "../../components/attachments/useAttachments.ts";
import { discardDraft } from "../../forms/drafts.ts";
import { Form } from "../../forms/Form.tsx";
import { useSendFeedback } from "../../generated/queries/feedbacks/feedbacks.ts";
import type { Feedback } from "../../generated/queries/model/feedback.ts";
import type { FeedbackDraft } from "../../generated/queries/model/feedbackDraft.ts";
import { failureOf } from "../../api/failure.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";
import type { User } from "../../auth/sessionStore.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";
import { SubmissionReceipt } from "../../components/feedback/SubmissionReceipt.tsx";
import { feedbackKinds, type FeedbackKind } from "./feedbackKinds.ts";

/** Telling the service about a wrong, with files that show it; once sent, the number under which it was registered. */
export function FeedbackForm({ kind, user }: { kind: FeedbackKind; user: User }): ReactNode {
  const t = useT();
  const owner = String(user.id);
  const { form } = feedbackKinds[kind];
  const attachments = useAttachments(form.name, owner);
  const send = useSendFeedback();
  const [registered, setRegistered] = useState<Feedback>();
  const [early, setEarly] = useState(false);
  const unfinished = attachments.files.length > attachments.uploaded.length;

  if (registered !== undefined) {
    return (
      <SubmissionReceipt
        title={t("feedback.registered")}
        action={<Button onClick={() => setRegistered(undefined)}>{t("feedback.another")}</Button>}
      >
        <DetailList
          items={[
            { term: t("feedback.number"), description: registered.id },
            { term: t("form.consumerFeedback.subject.label"), description: registered.subject },
            { term: t("feedback.sentAt"), description: <DateText dateTime={registered.createdAt} hasTime /> },
          ]}
        />
        <p>{t("feedback.whatNext")}</p>
      </SubmissionReceipt>
    );
  }
  return (
    <Form
      definition={form}
      owner={owner}
      isBusy={send.isPending}
      failure={failureOf(send.error)}
      submitLabel={t("feedback.send")}
      confirmsLeave
      extra={
        <>
          <AttachmentPicker attachments={attachments} />
          {early && unfinished && (
            <Banner tone="error" announce="assertive">
              {t("attachment.unfinished")}
            </Banner>
          )}
        </>
      }
      onSubmit={(answers) => {
        setEarly(true);
        if (unfinished) return;
        const data = {
          type: kind,
          ...answers,
          documentIds: attachments.uploaded.map(({ documentId }) => documentId),
        } as FeedbackDraft;
        send.mutate(
          { data, headers: { "Idempotency-Key": idempotencyKey(form.name, data) } },
          {
            onSuccess: (feedback) => {
              discardDraft(form.name);
              clearIdempotencyKey(form.name);
              attachments.clear();
              setEarly(false);
              setRegistered(feedback);
            },
          },
        );
      }}
    />
  );
}
