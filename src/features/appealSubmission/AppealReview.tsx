import type { ReactNode } from "react";
import type { UploadedFile } from "../../forms/drafts/draftStorage.ts";
import type { FormDefinition } from "../../forms/formDefinition.ts";
import type { AppealStep } from "../../forms/serviceForms.ts";
import type { Failure } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { Section } from "../../components/layout/Section.tsx";
import { FormValueList } from "../../forms/FormValueList.tsx";
import { RejectionSummary } from "./RejectionSummary.tsx";
import { ReviewedFiles } from "./ReviewedFiles.tsx";

/** The steps to which the review leads back. */
type EditableStep = Exclude<AppealStep, "check">;

/** Props of `AppealReview`. */
type AppealReviewProps = {
  definition: FormDefinition<unknown>;
  values: unknown;
  files: readonly UploadedFile[];
  /** The name of the person or organisation that sends the appeal. */
  applicant: string;
  busy: boolean;
  failure: Failure | undefined;
  /** There was no connection when it was sent. */
  wasOffline: boolean;
  /** Called when the user wants to change the form or the files. */
  onEditStep: (step: EditableStep) => void;
  /** Called when the user selects a value that was not accepted, or the files that were not. */
  onCorrectStep: (step: EditableStep) => void;
  onSend: () => void;
};

/** Renders everything that will be sent, with buttons to change each part, and the send button. */
export function AppealReview({
  definition,
  values,
  files,
  applicant,
  busy,
  failure,
  wasOffline,
  onEditStep,
  onCorrectStep,
  onSend,
}: AppealReviewProps): ReactNode {
  const t = useT();
  const hasForm = Object.keys(definition.layout.fields).length > 0;
  return (
    <>
      {failure !== undefined && (
        <RejectionSummary
          definition={definition}
          failure={failure}
          wasOffline={wasOffline}
          onFocusField={(field) => onCorrectStep(field === "documentIds" ? "documents" : "answers")}
        />
      )}
      <p>{t("apply.checkText")}</p>
      {hasForm && (
        <Section
          title={t("apply.answers")}
          action={
            <Button size="small" onClick={() => onEditStep("answers")}>
              {t("apply.changeAnswers")}
            </Button>
          }
        >
          <FormValueList definition={definition} values={values} />
        </Section>
      )}
      <Section
        title={t("apply.documents")}
        action={
          <Button size="small" onClick={() => onEditStep("documents")}>
            {t("apply.changeDocuments")}
          </Button>
        }
      >
        <ReviewedFiles files={files} />
      </Section>
      <ButtonRow note={t("apply.onBehalfOf", { name: applicant })}>
        <Button tone="primary" busy={busy} onClick={onSend}>
          {t("apply.send")}
        </Button>
        <Button onClick={() => onEditStep("documents")}>{t("apply.back")}</Button>
      </ButtonRow>
    </>
  );
}
