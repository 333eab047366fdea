import { useId, useState, type FormEvent, type ReactNode } from "react";
import { failureMessage } from "../../api/failureMessage.ts";
import { remarkDraftText } from "../../generated/maxLengths.ts";
import { useSendRemark } from "../../generated/queries/remarks/remarks.ts";
import { failureOf } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { FieldStack } from "../../components/forms/FieldStack.tsx";
import { TextField } from "../../components/forms/TextField.tsx";

/** Tells the service what is wrong with a page. `page` is its path, or the kind of a personal one. */
export default function RemarkDialog({ page, onClose }: { page: string; onClose: () => void }): ReactNode {
  const t = useT();
  const field = useId();
  const form = useId();
  const [text, setText] = useState("");
  const [refused, setRefused] = useState(false);
  // The operation takes no bearer token, so a remark is anonymous.
  const send = useSendRemark({ mutation: { onSuccess: onClose } });
  const failure = failureOf(send.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setRefused(text.trim() === "");
    if (text.trim() === "") document.getElementById(field)?.focus();
    else if (!send.isPending) send.mutate({ data: { page, text: text.trim() } });
  };
  return (
    <Dialog
      open
      width="medium"
      title={t("remark.title")}
      onClose={onClose}
      closeLabel={t("action.close")}
      actions={
        <Button type="submit" form={form} tone="primary" busy={send.isPending}>
          {t("remark.send")}
        </Button>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <FieldStack>
          {failure !== undefined && (
            <Banner tone="error" announce="assertive">
              {failureMessage(t, failure)}
            </Banner>
          )}
          <TextField
            id={field}
            label={t("remark.label")}
            hint={t("remark.hint")}
            error={refused && text.trim() === "" ? t("remark.empty") : undefined}
            multiline
            required
            maxLength={remarkDraftText}
            value={text}
            onChange={setText}
          />
          <p>{t("remark.with", { page })}</p>
        </FieldStack>
      </form>
    </Dialog>
  );
}
