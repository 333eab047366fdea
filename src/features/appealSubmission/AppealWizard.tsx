import { useRef, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { AttachmentPicker } from "../../components/attachments/AttachmentPicker.tsx";
import { useAttachments } from "../../components/attachments/useAttachments.ts";
import type { FormDefinition } from "../../forms/formDefinition.ts";
import { discardDraft, readDraft } from "../../forms/drafts.ts";
import { Form } from "../../forms/Form.tsx";
import { issuesOf } from "../../forms/validationIssues.ts";
import { validatorOf } from "../../forms/createFormValidator.ts";
import { useSendAppeal } from "../../generated/queries/appeals/appeals.ts";
import type { AppealDraft } from "../../generated/queries/model/appealDraft.ts";
import { failureOf } from "../../api/failure.ts";
import { useWords } from "../../i18n/Words.tsx";
import { href } from "../../config/paths.ts";
import type { User } from "../../auth/sessionStore.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { StepHead } from "./StepHeader.tsx";
import { AppealReview } from "./AppealReview.tsx";
import { applicantOf } from "./getApplicantName.ts";
import { knownAnswers } from "./getPrefilledValues.ts";
import { forgetSendingKey, sendingKey } from "../../forms/idempotencyKey.ts";
import { useSteps } from "./useWizardSteps.ts";

/** An appeal to fill in: its questions, which files go with it, and how the two become what is sent. */
export type AppealStepsProps<Answers> = {
  definition: FormDefinition<Answers>;
  user: User;
  /** What files are wanted, shown above the place to add them. */
  papers: ReactNode;
  /** Without a file nobody would look at it. */
  needsFiles?: boolean | undefined;
  draftOf: (answers: Answers, documentIds: number[]) => AppealDraft;
};

/** Sending an appeal: answer the questions, add files, look it all over, send it under one key; then its receipt. */
export function AppealSteps<Answers>({ definition, user, papers, needsFiles = false, draftOf }: AppealStepsProps<Answers>): ReactNode {
  const say = useWords();
  const [, navigate] = useLocation();
  const owner = String(user.id);
  const asks = Object.keys(definition.layout.fields).length > 0;
  const [known] = useState(() => knownAnswers(user, definition) as Partial<Answers>);
  const [given, setGiven] = useState<Answers>();
  const answers = (readDraft(definition.name, owner) ?? given ?? known) as Answers;
  const complete = issuesOf(definition, validatorOf(definition), answers).length === 0;
  const { step, place, all, go, heading } = useSteps(asks ? ["answers", "documents", "check"] : ["documents", "check"], complete);
  const attachments = useAttachments(definition.name, owner);
  const [pressed, setPressed] = useState(false);
  const { files, kept } = attachments;
  const hindrance = files.length > kept.length ? "attachment.unfinished" : needsFiles && kept.length === 0 ? "attachment.needed" : undefined;
  const sending = useSendAppeal();
  const underWay = useRef(false);

  const send = (): void => {
    // A second press may come before the first one has been drawn as busy.
    if (underWay.current) return;
    underWay.current = true;
    const draft = draftOf(answers, kept.map(({ documentId }) => documentId));
    sending.mutate(
      { data: draft, headers: { "Idempotency-Key": sendingKey(definition.name, draft) } },
      {
        onSuccess: ({ id }) => {
          discardDraft(definition.name);
          forgetSendingKey(definition.name);
          attachments.forget();
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
      <StepHead step={place} all={all} place={say("apply.step", { step: place, all })} title={say(`apply.${step}`)} titleRef={heading} />
      {step === "answers" && (
        <Form
          definition={definition}
          initial={known}
          owner={owner}
          submitLabel={say("apply.continue")}
          onSubmit={(filled) => {
            setGiven(filled);
            go("documents");
          }}
        />
      )}
      {step === "documents" && (
        <>
          {papers}
          <AttachmentPicker attachments={attachments} />
          {pressed && hindrance !== undefined && (
            <Banner tone="error" announce="assertive">
              {say(hindrance)}
            </Banner>
          )}
          <ButtonRow>
            <Button
              tone="primary"
              onClick={() => {
                setPressed(true);
                if (hindrance === undefined) go("check");
              }}
            >
              {say("apply.continue")}
            </Button>
            {asks && <Button onClick={() => go("answers")}>{say("apply.back")}</Button>}
          </ButtonRow>
        </>
      )}
      {step === "check" && (
        <AppealReview
          definition={definition}
          answers={answers}
          files={kept}
          applicant={applicantOf(user)}
          busy={sending.isPending}
          failure={failureOf(sending.error)}
          onChange={go}
          onSend={send}
        />
      )}
    </>
  );
}
