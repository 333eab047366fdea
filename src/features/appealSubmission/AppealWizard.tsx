import { useRef, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { AttachmentPicker } from "../../components/attachments/AttachmentPicker.tsx";
import { useAttachments } from "../../components/attachments/useAttachments.ts";
import type { FormDefinition } from "../../forms/formDefinition.ts";
import { discardDraft, loadDraft } from "../../forms/drafts.ts";
import { Form } from "../../forms/Form.tsx";
import { findIssues } from "../../forms/validationIssues.ts";
import { createFormValidator } from "../../forms/createFormValidator.ts";
import { useSendAppeal } from "../../generated/queries/appeals/appeals.ts";
import type { AppealDraft } from "../../generated/queries/model/appealDraft.ts";
import { failureOf } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { href } from "../../config/paths.ts";
import type { User } from "../../auth/sessionStore.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { StepHeader } from "./StepHeader.tsx";
import { AppealReview } from "./AppealReview.tsx";
import { getApplicantName } from "./getApplicantName.ts";
import { getPrefilledValues } from "./getPrefilledValues.ts";
import { clearIdempotencyKey, idempotencyKey } from "../../forms/idempotencyKey.ts";
import { useWizardSteps } from "./useWizardSteps.ts";

/** Props of `AppealWizard`. */
export type AppealWizardProps<Answers> = {
  definition: FormDefinition<Answers>;
  user: User;
  /** Describes the required files, above the file picker. */
  documentsHint: ReactNode;
  /** Whether at least one file must be attached. */
  requiresFiles?: boolean | undefined;
  toDraft: (answers: Answers, documentIds: number[]) => AppealDraft;
};

/**
 * Renders the steps of an appeal: form, files and review. Sends `sendAppeal` with an idempotency key, then navigates to
 * the receipt.
 */
export function AppealWizard<Answers>({
  definition,
  user,
  documentsHint,
  requiresFiles = false,
  toDraft,
}: AppealWizardProps<Answers>): ReactNode {
  const t = useT();
  const [, navigate] = useLocation();
  const owner = String(user.id);
  const hasForm = Object.keys(definition.layout.fields).length > 0;
  const [prefilledValues] = useState(() => getPrefilledValues(user, definition) as Partial<Answers>);
  const [submittedValues, setSubmittedValues] = useState<Answers>();
  const answers = (loadDraft(definition.name, owner) ?? submittedValues ?? prefilledValues) as Answers;
  const isComplete = findIssues(definition, createFormValidator(definition), answers).length === 0;
  const { step, stepNumber, stepCount, goToStep, headingRef } = useWizardSteps(
    hasForm ? ["answers", "documents", "check"] : ["documents", "check"],
    isComplete,
  );
  const attachments = useAttachments(definition.name, owner);
  const [hasTriedToContinue, setHasTriedToContinue] = useState(false);
  const { files, uploaded } = attachments;
  const blockingMessageId =
    files.length > uploaded.length
      ? "attachment.unfinished"
      : requiresFiles && uploaded.length === 0
        ? "attachment.needed"
        : undefined;
  const sendAppeal = useSendAppeal();
  const isSending = useRef(false);

  const send = (): void => {
    // A second click may happen before React has rendered the busy state.
    if (isSending.current) return;
    isSending.current = true;
    const draft = toDraft(
      answers,
      uploaded.map(({ documentId }) => documentId),
    );
    sendAppeal.mutate(
      { data: draft, headers: { "Idempotency-Key": idempotencyKey(definition.name, draft) } },
      {
        onSuccess: ({ id }) => {
          discardDraft(definition.name);
          clearIdempotencyKey(definition.name);
          attachments.clear();
          navigate(href("appealReceipt", { id: String(id) }), { replace: true });
        },
        onError: () => {
          isSending.current = false;
        },
      },
    );
  };
  return (
    <>
      <StepHeader
        step={stepNumber}
        stepCount={stepCount}
        positionLabel={t("apply.step", { step: stepNumber, all: stepCount })}
        title={t(`apply.${step}`)}
        titleRef={headingRef}
      />
      {step === "answers" && (
        <Form
          definition={definition}
          initial={prefilledValues}
          owner={owner}
          submitLabel={t("apply.continue")}
          onSubmit={(values) => {
            setSubmittedValues(values);
            goToStep("documents");
          }}
        />
      )}
      {step === "documents" && (
        <>
          {documentsHint}
          <AttachmentPicker attachments={attachments} />
          {hasTriedToContinue && blockingMessageId !== undefined && (
            <Banner tone="error" announce="assertive">
              {t(blockingMessageId)}
            </Banner>
          )}
          <ButtonRow>
            <Button
              tone="primary"
              onClick={() => {
                setHasTriedToContinue(true);
                if (blockingMessageId === undefined) goToStep("check");
              }}
            >
              {t("apply.continue")}
            </Button>
            {hasForm && <Button onClick={() => goToStep("answers")}>{t("apply.back")}</Button>}
          </ButtonRow>
        </>
      )}
      {step === "check" && (
        <AppealReview
          definition={definition}
          values={answers}
          files={uploaded}
          applicant={getApplicantName(user)}
          busy={sendAppeal.isPending}
          failure={failureOf(sendAppeal.error)}
          onEditStep={goToStep}
          onSend={send}
        />
      )}
    </>
  );
}
