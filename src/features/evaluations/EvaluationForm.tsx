import { useId, useRef, useState, type FormEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { failureWords } from "../../api/failureMessage.ts";
import { useErrorTitle } from "../../forms/useErrorTitle.ts";
import { useSendEvaluation } from "../../generated/queries/evaluations/evaluations.ts";
import type { Questionnaire } from "../../generated/queries/model/questionnaire.ts";
import { failureOf } from "../../api/failure.ts";
import { useWords } from "../../i18n/Words.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { ErrorSummary } from "../../components/forms/ErrorSummary.tsx";
import { Fields } from "../../components/forms/FieldStack.tsx";
import { Theme } from "../../components/styles/MuiTheme.tsx";
import { Receipt } from "../../components/feedback/SubmissionReceipt.tsx";
import { Question, type Reply } from "./QuestionField.tsx";

/** The questions of a questionnaire, each to be answered with yes, partially or no. `appealId` names the appeal that is evaluated. */
export function EvaluationForm({ questionnaire, appealId, children }: { questionnaire: Questionnaire; appealId?: number | undefined; children?: ReactNode }): ReactNode {
  const { id, questions, lang } = questionnaire;
  const say = useWords();
  const place = useId();
  const send = useSendEvaluation();
  const summary = useRef<HTMLHeadingElement>(null);
  const [replies, setReplies] = useState<Readonly<Record<number, Reply>>>({});
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
      return answer === undefined ? [] : [{ questionId: question.id, answer, ...(comment.trim() !== "" && { comment: comment.trim() }) }];
    });
    send.mutate({ data: { questionnaireId: id, answers, ...(appealId !== undefined && { appealId }) } });
  };
  if (send.isSuccess) {
    return (
      <Receipt title={say("evaluation.thanks")} action={children}>
        {say("evaluation.thanksText")}
      </Receipt>
    );
  }
  const fieldOf = (question: number): string => `${place}-${question}`;
  return (
    <Theme>
      <form onSubmit={submit} noValidate>
        <Fields>
          {summarised && (
            <ErrorSummary
              title={say("form.problem")}
              titleRef={summary}
              items={open.map((question) => ({ fieldId: `${fieldOf(question.id)}-0`, text: <span lang={lang}>{question.text}</span> }))}
              onGo={(field) => document.getElementById(field)?.focus()}
            />
          )}
          {failure !== undefined && (
            <Banner tone="error" announce="assertive">
              {failureWords(say, failure)}
            </Banner>
          )}
          {questions.map((question) => (
            <Question
              key={question.id}
              id={fieldOf(question.id)}
              question={question}
              lang={lang}
              reply={replies[question.id] ?? {}}
              missing={refused}
              onReply={(reply) => setReplies((before) => ({ ...before, [question.id]: reply }))}
            />
          ))}
        </Fields>
        <ButtonRow>
          <Button type="submit" tone="primary" busy={send.isPending}>
            {say("evaluation.send")}
          </Button>
        </ButtonRow>
      </form>
    </Theme>
  );
}
