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

/** An appeal to fill in: its questions, which files go with it, and how the two become what is sent. */
export type AppealWizardProps<Answers> = {
  definition: FormDefinition<Answers>;
  user: User;
  /** What files are wanted, shown above the place to add them. */
  documentsHint: ReactNode;
  /** Without a file nobody would look at it. */
  requiresFiles?: boolean | undefined;
  toDraft: (answers: Answers, documentIds: number[]) => AppealDraft;
};

/** Sending an appeal: answer the questions, add files, look it all over, send it under one key; then its receipt. */
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
  const asks = Object.keys(definition.layout.fields).length > 0;
  const [known] = useState(() => getPrefilledValues(user, definition) as Partial<Answers>);
  const [given, setGiven] = useState<Answers>();
  const answers = (loadDraft(definition.name, owner) ?? given ?? known) as Answers;
  const complete = findIssues(definition, createFormValidator(definition), answers).length === 0;
  const { step, stepNumber, stepCount, goToStep, headingRef } = useWizardSteps(
    asks ? ["answers", "documents", "check"] : ["documents", "check"],
    complete,
  );
  const attachments = useAttachments(definition.name, owner);
  const [pressed, setPressed] = useState(false);
  const { files, uploaded } = attachments;
  const hindrance =
    files.length > uploaded.length
      ? "attachment.unfinished"
      : requiresFiles && uploaded.length === 0
        ? "attachment.needed"
        : undefined;
  const sending = useSendAppeal();
  const underWay = useRef(false);

  const send = (): void => {
    // A second press may come before the first one has been drawn as busy.
    if (underWay.current) return;
    underWay.current = true;
    const draft = toDraft(
      answers,
      uploaded.map(({ documentId }) => documentId),
    );
    sending.mutate(
      { data: draft, headers: { "Idempotency-Key": idempotencyKey(definition.name, draft) } },
      {
        onSuccess: ({ id }) => {
          discardDraft(definition.name);
          clearIdempotencyKey(definition.name);
          attachments.clear();
          navigate(href("appealReceipt", { id: String(id) }), { replace: true });
        },
        onError: () => {
          underWay.current = false;
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
          initial={known}
          owner={owner}
          submitLabel={t("apply.continue")}
          onSubmit={(filled) => {
            setGiven(filled);
            goToStep("documents");
          }}
        />
      )}
      {step === "documents" && (
        <>
          {documentsHint}
          <AttachmentPicker attachments={attachments} />
          {pressed && hindrance !== undefined && (
            <Banner tone="error" announce="assertive">
              {t(hindrance)}
            </Banner>
          )}
          <ButtonRow>
            <Button
              tone="primary"
              onClick={() => {
                setPressed(true);
                if (hindrance === undefined) goToStep("check");
              }}
            >
              {t("apply.continue")}
            </Button>
            {asks && <Button onClick={() => goToStep("answers")}>{t("apply.back")}</Button>}
          </ButtonRow>
        </>
      )}
      {step === "check" && (
        <AppealReview
          definition={definition}
          values={answers}
          files={uploaded}
          applicant={getApplicantName(user)}
          busy={sending.isPending}
          failure={failureOf(sending.error)}
          onEditStep={goToStep}
          onSend={send}
        />
      )}
    </>
  );
}
