import "./AppealMessageForm.css";
import { useMemo, useRef, useState, type ReactNode } from "react";
import { getFailure } from "../../api/failure.ts";
import { getUserKey, type User } from "../../auth/sessionStore.ts";
import { Stack } from "../../components/layout/Stack.tsx";
import { AttachmentPicker } from "../../forms/attachments/AttachmentPicker.tsx";
import { useAttachments } from "../../forms/attachments/useAttachments.ts";
import { loadDraft } from "../../forms/drafts/draftStorage.ts";
import { Form } from "../../forms/Form.tsx";
import { getFilesRefusal } from "../../forms/fieldFailure.ts";
import { getIdempotencyKey } from "../../forms/idempotencyKey.ts";
import { discardDraftWhenSent } from "../../forms/drafts/discardDraftWhenSent.ts";
import { useOnBehalfOf } from "../../forms/useOnBehalfOf.tsx";
import { form as messageForm } from "../../generated/forms/appealMessage.js";
import { useSendAppealMessage } from "../../generated/queries/appeals/index.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

type AppealMessageFormProps = {
  /** The id of the appeal. */
  id: string;
  /** The name of the form, by which its draft is stored. */
  formName: string;
  user: User;
};

/** Renders the form of a message on an appeal, with file uploads (`sendAppealMessage`). */
export default function AppealMessageForm({ id, formName, user }: AppealMessageFormProps): ReactNode {
  const t = useT();
  const owner = getUserKey(user);
  const definition = useMemo(
    (): typeof messageForm => ({
      ...messageForm,
      name: formName,
      labels: { text: { label: t("form.appealMessage.text.label") } },
    }),
    [formName, t],
  );
  const attachments = useAttachments(formName, user);
  const send = useSendAppealMessage({ mutation: discardDraftWhenSent(formName, owner) });
  const [sentCount, setSentCount] = useState(0);
  const [refusedCount, setRefusedCount] = useState(0);
  const formRef = useRef<HTMLDivElement>(null);
  const onBehalfOf = useOnBehalfOf();
  return (
    <div ref={formRef} className="appeal-message-form" tabIndex={-1} role="group" aria-label={t("messages.write")}>
      <Stack>
        <Form
          // An empty form after each sent message.
          key={sentCount}
          definition={definition}
          owner={owner}
          isBusy={send.isPending}
          failure={getFailure(send.error)}
          submitLabel={t("messages.send")}
          confirmsLeave
          hasUnsentFiles={attachments.hasUnsent}
          onStartOver={attachments.clear}
          extra={
            <>
              <AttachmentPicker
                attachments={attachments}
                refusedCount={refusedCount}
                refusal={getFilesRefusal(attachments.uploaded, send)}
              />
              {onBehalfOf}
            </>
          }
          onSubmit={({ text }) => {
            if (attachments.hasUnfinished) {
              setRefusedCount(refusedCount + 1);
              return false;
            }
            const data = { text, documentIds: attachments.documentIds };
            send.mutate(
              { id, data, headers: { "Idempotency-Key": getIdempotencyKey(formName, data) } },
              {
                onSuccess: () => {
                  attachments.removeSent(data.documentIds);
                  setRefusedCount(0);
                  // What was typed while the message was being sent is another one.
                  if (loadDraft(formName, owner) !== undefined) return;
                  // The pressed button goes with the sent message.
                  if (formRef.current?.contains(document.activeElement) === true) formRef.current.focus();
                  setSentCount((count) => count + 1);
                },
              },
            );
            return undefined;
          }}
        />
      </Stack>
    </div>
  );
}
