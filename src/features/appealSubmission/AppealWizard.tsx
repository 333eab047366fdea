import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { AttachmentPicker } from "../../forms/attachments/AttachmentPicker.tsx";
import { loadDraft } from "../../forms/drafts/draftStorage.ts";
import { DraftSync } from "../../forms/drafts/DraftSync.tsx";
import { useDraftChanges } from "../../forms/drafts/useDraftChanges.ts";
import { useAttachments } from "../../forms/attachments/useAttachments.ts";
import type { FormDefinition } from "../../forms/formDefinition.ts";
import { Form } from "../../forms/Form.tsx";
import { getFieldMessage } from "../../forms/fieldFailure.ts";
import { appealSteps, type AppealStep } from "../../forms/serviceForms.ts";
import { isSendingMissing } from "../../forms/sendFailure.ts";
import type { Failure } from "../../api/failure.ts";
import type { AppealDraft, Id } from "../../generated/contract.d.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { useRequestedCategory } from "../../forms/useRequestedCategory.ts";
import { getUserKey, type User } from "../../auth/sessionStore.ts";
import { AppealReview } from "./AppealReview.tsx";
import { DocumentsStep } from "./DocumentsStep.tsx";
import { getApplicantName } from "../../auth/userName.ts";
import { getOrganisationValues } from "./getPrefilledValues.ts";
import { StepHeader } from "../../components/navigation/StepHeader.tsx";
import { useUrlSteps } from "../../components/navigation/useUrlSteps.ts";
import { getLeaveConfirmation } from "../../state/leaveConfirmation.ts";
import { useUnsavedChanges } from "../../state/useUnsavedChanges.ts";
import { useValueChange } from "../../state/useValueChange.ts";
import { useAppealAnswers } from "./useAppealAnswers.ts";
import { useAppealSubmission } from "./useAppealSubmission.ts";

/** Props of `AppealWizard`. */
type AppealWizardProps<Answers> = {
  definition: FormDefinition<Answers>;
  user: User;
  /** Describes the required files, above the file picker. */
  documentsHint: ReactNode;
  /** Whether at least one file must be attached. */
  requiresFiles?: boolean | undefined;
  /** Files are attached below the fields of the form, without a step of their own. */
  attachesFilesToAnswers?: boolean | undefined;
  toDraft: (answers: Answers, documentIds: Id[]) => AppealDraft;
  /** The title of the service and its language, for the list of drafts. */
  draftTitle?: string | undefined;
  draftLang?: string | undefined;
};

/**
 * Renders the steps of an appeal: form, files and review. Sends `sendAppeal`, then navigates to the receipt. `?category=` in the
 * address chooses the category of a form that has one.
 */
export function AppealWizard<Answers>(props: AppealWizardProps<Answers>): ReactNode {
  const { definition, user, draftTitle, draftLang } = props;
  return (
    <DraftSync
      definition={definition}
      owner={getUserKey(user)}
      title={draftTitle}
      lang={draftLang}
      filledIn={getOrganisationValues(user, definition)}
      isAppeal
    >
      <AppealSteps {...props} />
    </DraftSync>
  );
}

function AppealSteps<Answers>({
  definition,
  user,
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
    useRequestedCategory(definition, owner),
  );
  // Read once: later the draft is what was typed here, also when the person comes back from a later step.
  const [isRestored, setIsRestored] = useState(() => loadDraft(definition.name, owner) !== undefined);
  const hasDocumentsStep = !(hasForm && attachesFilesToAnswers);
  const isShown: Readonly<Record<AppealStep, boolean>> = { answers: hasForm, documents: hasDocumentsStep, check: true };
  const [firstStep = "check", ...nextSteps] = appealSteps.filter((name) => isShown[name]);
  const steps = [firstStep, ...nextSteps] as const;
  const attachments = useAttachments(definition.name, user);
  // The draft keeps everything else.
  useUnsavedChanges(attachments.hasUnsent, getLeaveConfirmation(t, t("attachment.leave")), attachments.discardUnsent);
  const [lacksUploads, setLacksUploads] = useState(false);
  if (!lacksUploads && attachments.files.some((file) => file.state === "failed" && isSendingMissing(file.failure)))
    setLacksUploads(true);
  // Where the server takes no files yet, the documents are brought to an office.
  const isFileRequired = requiresFiles && !lacksUploads;
  const isFileMissing = isFileRequired && attachments.files.length === 0;
  const lastStep = attachments.hasUnfinished || isFileMissing ? steps.length - 2 : steps.length - 1;
  // No step opens before the form is complete, and the last one not before the files are.
  const { step, isHeldBack, goToStep, returnToStep, headingRef } = useUrlSteps(steps, {
    lastIndex: isComplete ? lastStep : 0,
  });
  useDraftChanges(definition.name, owner, attachments.uploaded, step);
  const [refusedCount, setRefusedCount] = useState(isHeldBack && isComplete ? 1 : 0);
  useValueChange(isHeldBack, () => {
    if (isHeldBack && isComplete) setRefusedCount(refusedCount + 1);
  });
  const { isPending, getFailureOf, wasOffline, send } = useAppealSubmission(definition.name, owner);
  const draft = toDraft(answers, attachments.documentIds);
  const failure = getFailureOf(draft);
  const answersFailure = pickFieldErrors(failure, Object.keys(definition.layout.fields));
  const filesRefusal = getFieldMessage(failure, "documentIds");
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
          failure={answersFailure}
          // Forward of the browser, after the answers have been emptied.
          showsErrors={isHeldBack}
          submitLabel={t("apply.continue")}
          announcesDraft={isRestored}
          onStartOver={() => {
            attachments.clear();
            setSubmittedValues(undefined);
            setIsRestored(false);
          }}
          extra={
            hasDocumentsStep ? undefined : (
              <>
                {documentsHint}
                <AttachmentPicker attachments={attachments} refusedCount={refusedCount} refusal={filesRefusal} />
              </>
            )
          }
          onSubmit={(values) => {
            setSubmittedValues(values);
            if (!hasDocumentsStep && attachments.hasUnfinished) {
              setRefusedCount(refusedCount + 1);
              return false;
            }
            goToStep(hasDocumentsStep ? "documents" : "check");
            return undefined;
          }}
        />
      )}
      {step === "documents" && (
        <DocumentsStep
          attachments={attachments}
          documentsHint={documentsHint}
          isFileRequired={isFileRequired}
          isFileMissing={isFileMissing}
          refusedCount={refusedCount}
          refusal={filesRefusal}
          onContinue={(canContinue) => {
            if (canContinue) goToStep("check");
            else setRefusedCount(refusedCount + 1);
          }}
          onBack={hasForm ? () => goToStep("answers") : undefined}
        />
      )}
      {step === "check" && (
        <AppealReview
          definition={definition}
          values={answers}
          files={attachments.uploaded}
          applicant={getApplicantName(t, user)}
          busy={isPending}
          failure={failure}
          wasOffline={wasOffline}
          onEditStep={(editedStep) => goToStep(hasDocumentsStep ? editedStep : "answers")}
          onCorrectStep={(editedStep) => {
            // The summary of the form takes the focus.
            if (editedStep === "answers" && answersFailure !== undefined) returnToStep("answers");
            else {
              // The file picker takes the focus once it is there.
              flushSync(() => goToStep(hasDocumentsStep ? editedStep : "answers"));
              if (editedStep === "documents") setRefusedCount(refusedCount + 1);
            }
          }}
          onSend={() => send(draft)}
        />
      )}
    </>
  );
}

/** Returns the part of a failure that is about these fields; `undefined` without one. */
function pickFieldErrors(
  failure: Failure | undefined,
  names: readonly string[],
): Extract<Failure, { kind: "invalid" }> | undefined {
  if (failure?.kind !== "invalid") return undefined;
  const fields = failure.fields.filter(({ field }) => names.includes(field));
  return fields.length === 0 ? undefined : { ...failure, fields };
}
