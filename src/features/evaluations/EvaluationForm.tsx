import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { getFailureMessage } from "../../api/getFailureMessage.ts";
import { useErrorTitle } from "../../forms/useErrorTitle.ts";
import { useSendEvaluation } from "../../generated/queries/evaluations/evaluations.ts";
import type { Questionnaire } from "../../generated/contract.d.ts";
import { getFailure } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { ErrorSummary } from "../../components/forms/ErrorSummary.tsx";
import { FieldStack } from "../../components/forms/FieldStack.tsx";
import { MuiTheme } from "../../components/styles/MuiTheme.tsx";
import { SubmissionReceipt } from "../../components/feedback/SubmissionReceipt.tsx";
import { QuestionField, type QuestionReply } from "./QuestionField.tsx";

/**
 * Renders the questions of a questionnaire with yes, partially and no. Sends `sendEvaluation`. `appealId` is the
 * evaluated appeal.
 */
export function EvaluationForm({
  questionnaire,
  appealId,
  children,
}: {
  questionnaire: Questionnaire;
  appealId?: number | undefined;
  children?: ReactNode;
}): ReactNode {
  const { id, questions, lang } = questionnaire;
  const t = useT();
  const formId = useId();
  const sendEvaluation = useSendEvaluation();
  const errorSummaryRef = useRef<HTMLHeadingElement>(null);
  const [replies, setReplies] = useState<Readonly<Record<number, QuestionReply>>>({});
  const [isSubmitRejected, setIsSubmitRejected] = useState(false);
  const failure = getFailure(sendEvaluation.error);
  const openQuestions = questions.filter((question) => replies[question.id]?.answer === undefined);
  const hasErrorSummary = isSubmitRejected && openQuestions.length > 0;
  useErrorTitle(hasErrorSummary);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (sendEvaluation.isPending) return;
    if (openQuestions.length > 0) {
      flushSync(() => setIsSubmitRejected(true));
      errorSummaryRef.current?.focus();
      return;
    }
    const answers = questions.flatMap((question) => {
      const { answer, comment = "" } = replies[question.id] ?? {};
      return answer === undefined
        ? []
        : [{ questionId: question.id, answer, ...(comment.trim() !== "" && { comment: comment.trim() }) }];
    });
    sendEvaluation.mutate({ data: { questionnaireId: id, answers, ...(appealId !== undefined && { appealId }) } });
  };
  if (sendEvaluation.isSuccess) {
    return (
      <SubmissionReceipt title={t("evaluation.thanks")} action={children}>
        {t("evaluation.thanksText")}
      </SubmissionReceipt>
    );
  }
  const getFieldId = (questionId: number): string => `${formId}-${questionId}`;
  return (
    <MuiTheme>
      <form onSubmit={submit} noValidate>
        <FieldStack>
          {hasErrorSummary && (
            <ErrorSummary
              title={t("form.problem")}
              titleRef={errorSummaryRef}
              items={openQuestions.map((question) => ({
                fieldId: `${getFieldId(question.id)}-0`,
                text: <span lang={lang}>{question.text}</span>,
              }))}
              onFocusField={(fieldId) => document.getElementById(fieldId)?.focus()}
            />
          )}
          {failure !== undefined && (
            <Banner tone="error" announce="assertive">
              {getFailureMessage(t, failure)}
            </Banner>
          )}
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              id={getFieldId(question.id)}
              question={question}
              lang={lang}
              reply={replies[question.id] ?? {}}
              isRequiredErrorShown={isSubmitRejected}
              onReply={(reply) => setReplies((previous) => ({ ...previous, [question.id]: reply }))}
            />
          ))}
        </FieldStack>
        <ButtonRow>
          <Button type="submit" tone="primary" busy={sendEvaluation.isPending}>
            {t("evaluation.send")}
          </Button>
        </ButtonRow>
      </form>
    </MuiTheme>
  );
}
