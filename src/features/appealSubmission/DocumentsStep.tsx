import type { ReactNode } from "react";
import { AttachmentPicker } from "../../components/attachments/AttachmentPicker.tsx";
import type { Attachments } from "../../components/attachments/useAttachments.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";

/** Props of `DocumentsStep`. */
type DocumentsStepProps = {
  attachments: Attachments;
  /** Describes the required files, above the file picker. */
  documentsHint: ReactNode;
  /** Whether a file must be attached, and none is. */
  isFileMissing: boolean;
  /** Whether the error message is shown: after the first attempt to continue. */
  isErrorShown: boolean;
  onContinue: (canContinue: boolean) => void;
  /** Without it there is no step to go back to. */
  onBack: (() => void) | undefined;
};

/** Renders the step of the appeal wizard that attaches files. It blocks until all uploads are finished. */
export function DocumentsStep({
  attachments,
  documentsHint,
  isFileMissing,
  isErrorShown,
  onContinue,
  onBack,
}: DocumentsStepProps): ReactNode {
  const t = useT();
  return (
    <>
      {documentsHint}
      <AttachmentPicker attachments={attachments} isErrorShown={isErrorShown} />
      {isErrorShown && isFileMissing && (
        <Banner tone="error" announce="assertive">
          {t("attachment.required")}
        </Banner>
      )}
      <ButtonRow>
        <Button tone="primary" onClick={() => onContinue(!attachments.hasUnfinished && !isFileMissing)}>
          {t("apply.continue")}
        </Button>
        {onBack !== undefined && <Button onClick={onBack}>{t("apply.back")}</Button>}
      </ButtonRow>
    </>
  );
}
