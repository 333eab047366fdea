import { useMemo, useRef, useState, type ReactNode } from "react";
import { getFailure } from "../../api/failure.ts";
import { AttachmentPicker } from "../../components/attachments/AttachmentPicker.tsx";
import { useAttachments } from "../../components/attachments/useAttachments.ts";
import { Form } from "../../forms/Form.tsx";
import { getIdempotencyKey } from "../../forms/idempotencyKey.ts";
import { discardDraftWhenSent } from "../../forms/sentDraft.ts";
import { form as messageForm } from "../../generated/forms/appealMessage.js";
import { useSendAppealMessage } from "../../generated/queries/appeals/appeals.ts";
import { useT } from "../../i18n/IntlProvider.tsx";

type AppealMessageFormProps = {
  /** The id of the appeal. */
  id: string;
  /** The name of the form, by which its draft is stored. */
  formName: string;
  owner: string;
};

/** Renders the form of a message on an appeal, with file uploads (`sendAppealMessage`). */
export default function AppealMessageForm({ id, formName, owner }: AppealMessageFormProps): ReactNode {
  const t = useT();
  const definition = useMemo(
    (): typeof messageForm => ({
      ...messageForm,
      name: formName,
      labels: { text: { label: t("form.appealMessage.text.label") } },
    }),
    [formName, t],
  );
  const attachments = useAttachments(formName, owner);
  const send = useSendAppealMessage({ mutation: discardDraftWhenSent(formName, owner) });
  const [sentCount, setSentCount] = useState(0);
  const [hasTriedToSend, setHasTriedToSend] = useState(false);
  const formRef = useRef<HTMLDivElement>(null);
  return (
    <div ref={formRef} tabIndex={-1} role="group" aria-label={t("messages.write")}>
      <Form
        // An empty form after each sent message.
        key={sentCount}
        definition={definition}
        owner={owner}
        isBusy={send.isPending}
        failure={getFailure(send.error)}
        submitLabel={t("messages.send")}
        confirmsLeave
        extra={<AttachmentPicker attachments={attachments} isErrorShown={hasTriedToSend} />}
        onSubmit={({ text }) => {
          setHasTriedToSend(true);
          if (attachments.hasUnfinished) return false;
          const data = { text, documentIds: attachments.documentIds };
          send.mutate(
            { id, data, headers: { "Idempotency-Key": getIdempotencyKey(formName, data) } },
            {
              onSuccess: () => {
                attachments.clear();
                setHasTriedToSend(false);
                // The pressed button goes with the sent message.
                if (formRef.current?.contains(document.activeElement) === true) formRef.current.focus();
                setSentCount((count) => count + 1);
              },
            },
          );
          return undefined;
        }}
      />
    </div>
  );
}
