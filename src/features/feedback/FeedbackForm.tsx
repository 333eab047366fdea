import { useState, type ReactNode } from "react";
import { forgetSendingKey, sendingKey } from "../../forms/idempotencyKey.ts";
import { AttachmentPicker } from "../../components/attachments/AttachmentPicker.tsx";
import { useAttachments } from "../../components/attachments/useAttachments.ts";
import { discardDraft } from "../../forms/drafts.ts";
import { Form } from "../../forms/Form.tsx";
import { useSendFeedback } from "../../generated/queries/feedbacks/feedbacks.ts";
import type { Feedback } from "../../generated/queries/model/feedback.ts";
import type { FeedbackDraft } from "../../generated/queries/model/feedbackDraft.ts";
import { failureOf } from "../../api/failure.ts";
import { Day } from "../../components/text/DateText.tsx";
import { useWords } from "../../i18n/Words.tsx";
import type { User } from "../../auth/sessionStore.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";
import { Receipt } from "../../components/feedback/SubmissionReceipt.tsx";
import { feedbackKinds, type FeedbackKind } from "./feedbackKinds.ts";

/** Telling the service about a wrong, with files that show it; once sent, the number under which it was registered. */
export function FeedbackForm({ kind, user }: { kind: FeedbackKind; user: User }): ReactNode {
  const say = useWords();
  const owner = String(user.id);
  const { form } = feedbackKinds[kind];
  const attachments = useAttachments(form.name, owner);
  const send = useSendFeedback();
  const [registered, setRegistered] = useState<Feedback>();
  const [early, setEarly] = useState(false);
  const unfinished = attachments.files.length > attachments.kept.length;

  if (registered !== undefined) {
    return (
      <Receipt title={say("feedback.registered")} action={<Button onClick={() => setRegistered(undefined)}>{say("feedback.another")}</Button>}>
        <DetailList
          items={[
            { term: say("feedback.number"), description: registered.id },
            { term: say("form.consumerFeedback.subject.label"), description: registered.subject },
            { term: say("feedback.sentAt"), description: <Day at={registered.createdAt} time /> },
          ]}
        />
        <p>{say("feedback.whatNext")}</p>
      </Receipt>
    );
  }
  return (
    <Form
      definition={form}
      owner={owner}
      busy={send.isPending}
      failure={failureOf(send.error)}
      submitLabel={say("feedback.send")}
      asksBeforeLeaving
      extra={
        <>
          <AttachmentPicker attachments={attachments} />
          {early && unfinished && (
            <Banner tone="error" announce="assertive">
              {say("attachment.unfinished")}
            </Banner>
          )}
        </>
      }
      onSubmit={(answers) => {
        setEarly(true);
        if (unfinished) return;
        const data = { type: kind, ...answers, documentIds: attachments.kept.map(({ documentId }) => documentId) } as FeedbackDraft;
        send.mutate(
          { data, headers: { "Idempotency-Key": sendingKey(form.name, data) } },
          {
            onSuccess: (feedback) => {
              discardDraft(form.name);
              forgetSendingKey(form.name);
              attachments.forget();
              setEarly(false);
              setRegistered(feedback);
            },
          },
        );
      }}
    />
  );
}
