import { useId, type FormEvent, type ReactNode } from "react";
import type { Id, Questionnaire } from "../../generated/contract.d.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { SendFailureBanner } from "../../forms/SendFailureBanner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { ErrorSummary } from "../../components/forms/ErrorSummary.tsx";
import { FieldStack } from "../../components/forms/FieldStack.tsx";
import { MuiTheme } from "../../components/styles/MuiTheme.tsx";
import { SubmissionReceipt } from "../../components/feedback/SubmissionReceipt.tsx";
import { DraftRestoredBanner } from "../../forms/drafts/DraftRestoredBanner.tsx";
import { getCommentError, QuestionField } from "./QuestionField.tsx";
import { useEvaluation } from "./useEvaluation.ts";
import { useReplyOwner } from "./useReplyOwner.ts";

/** Props of `EvaluationForm`. */
type EvaluationFormProps = {
  questionnaire: Questionnaire;
  /** The evaluated appeal. */
  appealId?: Id | undefined;
  /** Links below the confirmation. */
  children?: ReactNode;
};

/** Renders the questions of a questionnaire with yes, partially and no. Sends `sendEvaluation`. */
export function EvaluationForm(props: EvaluationFormProps): ReactNode {
  const { owner, previousOwners } = useReplyOwner();
  return <Questions key={previousOwners} owner={owner} {...props} />;
}

function Questions({ questionnaire, appealId, owner, children }: EvaluationFormProps & { owner: string }): ReactNode {
  const { questions, lang } = questionnaire;
  const t = useT();
  const language = useLanguage();
  const formId = useId();
  const evaluation = useEvaluation(questionnaire, appealId, owner);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    evaluation.submit();
  };
  if (evaluation.isSent) {
    return (
      <SubmissionReceipt title={t("evaluation.thanks")} action={children}>
        {t("evaluation.thanksText")}
      </SubmissionReceipt>
    );
  }
  const getFieldId = (questionId: Id): string => `${formId}-${questionId}`;
  const focusField = (fieldId: string): void => document.getElementById(fieldId)?.focus();
  const onStartOver = (): void => {
    evaluation.startOver();
    if (questions[0] !== undefined) focusField(`${getFieldId(questions[0].id)}-0`);
  };
  return (
    <MuiTheme>
      <form onSubmit={onSubmit} noValidate>
        <FieldStack>
          {evaluation.isRestored && <DraftRestoredBanner onStartOver={onStartOver} />}
          {evaluation.hasErrorSummary && (
            <ErrorSummary
              title={t("form.problem")}
              titleRef={evaluation.errorSummaryRef}
              items={evaluation.errors.map(({ question, part }) => ({
                fieldId: `${getFieldId(question.id)}-${part === "answer" ? "0" : "comment"}`,
                text: (
                  <>
                    <bdi lang={lang}>{question.text}</bdi>{" "}
                    {part === "answer"
                      ? t("evaluation.noAnswer")
                      : `${t("evaluation.comment")}: ${getCommentError(t, language, evaluation.replies[question.id]?.comment)}`}
                  </>
                ),
              }))}
              onFocusField={focusField}
            />
          )}
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              id={getFieldId(question.id)}
              question={question}
              lang={lang}
              reply={evaluation.replies[question.id] ?? {}}
              isSubmitRejected={evaluation.isSubmitRejected}
              onReply={(reply) => evaluation.setReply(question.id, reply)}
            />
          ))}
          {/* Beside the button: the top of the form may be above the viewport. */}
          <SendFailureBanner failure={evaluation.failure} />
        </FieldStack>
        <ButtonRow>
          <Button type="submit" tone="primary" busy={evaluation.isPending}>
            {t("evaluation.send")}
          </Button>
        </ButtonRow>
      </form>
    </MuiTheme>
  );
}
