import type { ReactNode } from "react";
import { AttachmentPicker } from "../../forms/attachments/AttachmentPicker.tsx";
import type { Attachments } from "../../forms/attachments/useAttachments.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { useT } from "../../i18n/IntlProvider.tsx";

/** Props of `DocumentsStep`. */
type DocumentsStepProps = {
  attachments: Attachments;
  /** Describes the required files, above the file picker. */
  documentsHint: ReactNode;
  /** Whether at least one file must be attached. */
  isFileRequired: boolean;
  /** Whether a file must be attached, and none is. */
  isFileMissing: boolean;
  /** How often the user could not continue because of the files. */
  refusedCount: number;
  /** Why the server has not accepted the files. */
  refusal: string | undefined;
  onContinue: (canContinue: boolean) => void;
  /** Without it there is no step to go back to. */
  onBack: (() => void) | undefined;
};

/** Renders the step of the appeal wizard that attaches files. It blocks until all uploads are finished. */
export function DocumentsStep({
  attachments,
  documentsHint,
  isFileRequired,
  isFileMissing,
  refusedCount,
  refusal,
  onContinue,
  onBack,
}: DocumentsStepProps): ReactNode {
  const t = useT();
  const canContinue = !attachments.hasUnfinished && !isFileMissing;
  return (
    <>
      {documentsHint}
      <AttachmentPicker
        attachments={attachments}
        isRequired={isFileRequired}
        isFileMissing={isFileMissing}
        refusedCount={refusedCount}
        refusal={refusal}
      />
      <ButtonRow>
        <Button tone="primary" onClick={() => onContinue(canContinue)}>
          {t("apply.continue")}
        </Button>
        {onBack !== undefined && <Button onClick={onBack}>{t("apply.back")}</Button>}
      </ButtonRow>
    </>
  );
}
