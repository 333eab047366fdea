import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { failureMessage } from "../../api/failureMessage.ts";
import { useErrorTitle } from "../../forms/useErrorTitle.ts";
import { useSendEvaluation } from "../../generated/queries/evaluations/evaluations.ts";
import type { Questionnaire } from "../../generated/queries/model/questionnaire.ts";
import { failureOf } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { ErrorSummary } from "../../components/forms/ErrorSummary.tsx";
import { FieldStack } from "../../components/forms/FieldStack.tsx";
import { MuiTheme } from "../../components/styles/MuiTheme.tsx";
import { SubmissionReceipt } from "../../components/feedback/SubmissionReceipt.tsx";
import { QuestionField, type QuestionReply } from "./QuestionField.tsx";

/** The questions of a questionnaire, each to be answered with yes, partially or no. `appealId` names the appeal that is evaluated. */
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
  const place = useId();
  const send = useSendEvaluation();
  const summary = useRef<HTMLHeadingElement>(null);
  const [replies, setReplies] = useState<Readonly<Record<number, QuestionReply>>>({});
  const [refused, setRefused] = useState(false);
  const failure = failureOf(send.error);
  const open = questions.filter((question) => replies[question.id]?.answer === undefined);
  const summarised = refused && open.length > 0;
  useErrorTitle(summarised);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (send.isPending) return;
    if (open.length > 0) {
      flushSync(() => setRefused(true));
      summary.current?.focus();
      return;
    }
    const answers = questions.flatMap((question) => {
      const { answer, comment = "" } = replies[question.id] ?? {};
      return answer === undefined
        ? []
        : [{ questionId: question.id, answer, ...(comment.trim() !== "" && { comment: comment.trim() }) }];
    });
    send.mutate({ data: { questionnaireId: id, answers, ...(appealId !== undefined && { appealId }) } });
  };
  if (send.isSuccess) {
    return (
      <SubmissionReceipt title={t("evaluation.thanks")} action={children}>
        {t("evaluation.thanksText")}
      </SubmissionReceipt>
    );
  }
  const fieldOf = (question: number): string => `${place}-${question}`;
  return (
    <MuiTheme>
      <form onSubmit={submit} noValidate>
        <FieldStack>
          {summarised && (
            <ErrorSummary
              title={t("form.problem")}
              titleRef={summary}
              items={open.map((question) => ({
                fieldId: `${fieldOf(question.id)}-0`,
                text: <span lang={lang}>{question.text}</span>,
              }))}
              onFocusField={(field) => document.getElementById(field)?.focus()}
            />
          )}
          {failure !== undefined && (
            <Banner tone="error" announce="assertive">
              {failureMessage(t, failure)}
            </Banner>
          )}
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              id={fieldOf(question.id)}
              question={question}
              lang={lang}
              reply={replies[question.id] ?? {}}
              isRequiredErrorShown={refused}
              onReply={(reply) => setReplies((before) => ({ ...before, [question.id]: reply }))}
            />
          ))}
        </FieldStack>
        <ButtonRow>
          <Button type="submit" tone="primary" busy={send.isPending}>
            {t("evaluation.send")}
          </Button>
        </ButtonRow>
      </form>
    </MuiTheme>
  );
}
