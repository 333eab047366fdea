import { useId, useState, type FormEvent, type ReactNode } from "react";
import { remarkDraftText } from "../../generated/maxLengths.ts";
import { useSendRemark } from "../../generated/queries/remarks/index.ts";
import { getFailure } from "../../api/failure.ts";
import { SendFailureBanner } from "../../forms/SendFailureBanner.tsx";
import { getLengthError, isTooLong } from "../../forms/textLength.ts";
import { useErrorTitle } from "../../state/useErrorTitle.ts";
import { useIdempotencyKey } from "../../forms/useIdempotencyKey.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { FieldStack } from "../../components/forms/FieldStack.tsx";
import { TextField } from "../../components/forms/TextField.tsx";

/** Renders the form to report a problem with a page. `page` is its path; of a personal page the pattern of the path. */
export default function RemarkDialog({ page, onClose }: { page: string; onClose: () => void }): ReactNode {
  const t = useT();
  const language = useLanguage();
  const fieldId = useId();
  const formId = useId();
  const [text, setText] = useState("");
  const [isRejected, setRejected] = useState(false);
  // The operation takes no bearer token, so a remark is anonymous.
  const send = useSendRemark({ mutation: { onSuccess: onClose } });
  const getKey = useIdempotencyKey();
  const failure = getFailure(send.error);
  const lengthError = isTooLong(text, remarkDraftText)
    ? getLengthError(t, language, text.trim(), remarkDraftText)
    : undefined;
  const error = text.trim() === "" ? t("remark.empty") : lengthError;
  useErrorTitle(isRejected && error !== undefined);
  const onChange = (changed: string): void => {
    setText(changed);
    // The failure is that of the text before.
    if (send.isError) send.reset();
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    setRejected(error !== undefined);
    if (error !== undefined) document.getElementById(fieldId)?.focus();
    else if (!send.isPending) {
      const data = { page, text: text.trim() };
      send.mutate({ data, headers: { "Idempotency-Key": getKey(data) } });
    }
  };
  return (
    <Dialog
      open
      width="medium"
      title={t("remark.title")}
      onClose={onClose}
      closeQuestion={text.trim() === "" ? undefined : t("form.leave")}
      actions={
        <Button type="submit" form={formId} tone="primary" busy={send.isPending}>
          {t("remark.send")}
        </Button>
      }
    >
      <form id={formId} onSubmit={onSubmit} noValidate>
        <FieldStack>
          <SendFailureBanner failure={failure} />
          <TextField
            id={fieldId}
            label={t("remark.label")}
            hint={t("remark.hint")}
            error={isRejected ? error : undefined}
            multiline
            required
            value={text}
            onChange={onChange}
          />
          <p>{t("remark.includedData", { page })}</p>
        </FieldStack>
      </form>
    </Dialog>
  );
}
