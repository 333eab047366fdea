import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { Dialog } from "../../components/feedback/Dialog.tsx";
import { NameInText } from "../../components/text/NameInText.tsx";
import { resolveConfirmation, type ConfirmationOptions } from "../../state/confirmation.ts";

/** Renders a confirmation dialog. Closing it counts as rejecting. */
export default function ConfirmDialog({
  options: { message, name = "", lang, acceptLabel, rejectLabel },
}: {
  options: ConfirmationOptions;
}): ReactNode {
  const t = useT();
  return (
    <Dialog
      open
      isPrompt
      title={<NameInText text={message ?? t("confirm.message")} name={name} lang={lang} />}
      onClose={() => resolveConfirmation(false)}
      actions={
        <>
          <Button onClick={() => resolveConfirmation(false)}>{rejectLabel ?? t("confirm.reject")}</Button>
          <Button tone="primary" onClick={() => resolveConfirmation(true)}>
            {acceptLabel ?? t("confirm.accept")}
          </Button>
        </>
      }
    />
  );
}
