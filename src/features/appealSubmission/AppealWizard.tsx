import { useState, type ReactNode } from "react";
import { AttachmentPicker } from "../../components/attachments/AttachmentPicker.tsx";
import { useAttachments } from "../../components/attachments/useAttachments.ts";
import type { FormDefinition } from "../../forms/formDefinition.ts";
import { Form } from "../../forms/Form.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import type { AppealDraft } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { getUserKey, type User } from "../../auth/sessionStore.ts";
import { AppealReview } from "./AppealReview.tsx";
import { DocumentsStep } from "./DocumentsStep.tsx";
import { getApplicantName } from "./getApplicantName.ts";
import { StepHeader } from "./StepHeader.tsx";
import { useAppealAnswers } from "./useAppealAnswers.ts";
import { useAppealSubmission } from "./useAppealSubmission.ts";
import { useWizardSteps, wizardSteps } from "./useWizardSteps.ts";

/** Props of `AppealWizard`. */
type AppealWizardProps<Answers> = {
  definition: FormDefinition<Answers>;
  user: User;
  /** Values that are chosen before the form opens. */
  initial?: Partial<Answers> | undefined;
  /** Describes the required files, above the file picker. */
  documentsHint: ReactNode;
  /** Whether at least one file must be attached. */
  requiresFiles?: boolean | undefined;
  /** Files are attached below the fields of the form, without a step of their own. */
  attachesFilesToAnswers?: boolean | undefined;
  toDraft: (answers: Answers, documentIds: number[]) => AppealDraft;
};

/** Renders the steps of an appeal: form, files and review. Sends `sendAppeal`, then navigates to the receipt. */
export function AppealWizard<Answers>({
  definition,
  user,
  initial,
  documentsHint,
  requiresFiles = false,
  attachesFilesToAnswers = false,
  toDraft,
}: AppealWizardProps<Answers>): ReactNode {
  const t = useT();
  const owner = getUserKey(user);
  const hasForm = Object.keys(definition.layout.fields).length > 0;
  const { prefilledValues, answers, isComplete, setSubmittedValues } = useAppealAnswers(
    definition,
    user,
    owner,
    initial,
  );
  const hasDocumentsStep = !(hasForm && attachesFilesToAnswers);
  const steps = wizardSteps.filter((name) => (name === "answers" ? hasForm : name !== "documents" || hasDocumentsStep));
  const { step, goToStep, headingRef } = useWizardSteps(steps, isComplete);
  const attachments = useAttachments(definition.name, owner);
  const [hasTriedToContinue, setHasTriedToContinue] = useState(false);
  const { isPending, failure, send } = useAppealSubmission(definition.name, attachments.clear);
  const hasUnfinishedUploads = attachments.files.length > attachments.uploaded.length;
  const documentIds = attachments.uploaded.map(({ documentId }) => documentId);
  return (
    <>
      <StepHeader
        label={t("apply.steps")}
        steps={steps.map((name) => t(`apply.${name}`))}
        current={steps.indexOf(step)}
        positionLabel={t("apply.step", { step: steps.indexOf(step) + 1, all: steps.length })}
        titleRef={headingRef}
      />
      {step === "answers" && (
        <Form
          definition={definition}
          initial={prefilledValues}
          owner={owner}
          submitLabel={t("apply.continue")}
          extra={
            hasDocumentsStep ? undefined : (
              <>
                {documentsHint}
                <AttachmentPicker attachments={attachments} />
                {hasTriedToContinue && hasUnfinishedUploads && (
                  <Banner tone="error" announce="assertive">
                    {t("attachment.unfinished")}
                  </Banner>
                )}
              </>
            )
          }
          onSubmit={(values) => {
            setSubmittedValues(values);
            setHasTriedToContinue(!hasDocumentsStep);
            if (!hasDocumentsStep && hasUnfinishedUploads) return false;
            goToStep(hasDocumentsStep ? "documents" : "check");
            return undefined;
          }}
        />
      )}
      {step === "documents" && (
        <DocumentsStep
          attachments={attachments}
          documentsHint={documentsHint}
          requiresFiles={requiresFiles}
          isErrorShown={hasTriedToContinue}
          onContinue={(canContinue) => {
            setHasTriedToContinue(true);
            if (canContinue) goToStep("check");
          }}
          onBack={hasForm ? () => goToStep("answers") : undefined}
        />
      )}
      {step === "check" && (
        <AppealReview
          definition={definition}
          values={answers}
          files={attachments.uploaded}
          applicant={getApplicantName(user)}
          busy={isPending}
          failure={failure}
          onEditStep={(editedStep) => goToStep(hasDocumentsStep ? editedStep : "answers")}
          onSend={() => send(toDraft(answers, documentIds))}
        />
      )}
    </>
  );
}
