import { useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { useIdempotencyKey } from "../../forms/useIdempotencyKey.ts";
import { useErrorTitle } from "../../forms/useErrorTitle.ts";
import { useSendEvaluation } from "../../generated/queries/evaluations/evaluations.ts";
import type { EvaluationDraft, Id, Question, Questionnaire } from "../../generated/contract.d.ts";
import { getFailure, type Failure } from "../../api/failure.ts";
import type { QuestionReply } from "./QuestionField.tsx";

type Replies = Readonly<Record<Id, QuestionReply>>;

/** The replies to a questionnaire and their submission. */
type Evaluation = {
  replies: Replies;
  setReply: (questionId: Id, reply: QuestionReply) => void;
  /** The questions without an answer. */
  openQuestions: readonly Question[];
  /** The user tried to send the replies while questions were open. */
  isSubmitRejected: boolean;
  hasErrorSummary: boolean;
  errorSummaryRef: RefObject<HTMLHeadingElement | null>;
  isPending: boolean;
  isSent: boolean;
  failure: Failure | undefined;
  submit: () => void;
};

/** Holds the replies to a questionnaire and sends them (`sendEvaluation`) once every question has an answer. */
export function useEvaluation({ id, questions }: Questionnaire, appealId: Id | undefined): Evaluation {
  const sendEvaluation = useSendEvaluation();
  const getKey = useIdempotencyKey();
  const errorSummaryRef = useRef<HTMLHeadingElement>(null);
  const [replies, setReplies] = useState<Replies>({});
  const [isSubmitRejected, setIsSubmitRejected] = useState(false);
  const openQuestions = questions.filter((question) => replies[question.id]?.answer === undefined);
  const hasErrorSummary = isSubmitRejected && openQuestions.length > 0;
  useErrorTitle(hasErrorSummary);

  const submit = (): void => {
    if (sendEvaluation.isPending) return;
    if (openQuestions.length > 0) {
      flushSync(() => setIsSubmitRejected(true));
      errorSummaryRef.current?.focus();
      return;
    }
    const answers = toAnswers(questions, replies);
    const data = { questionnaireId: id, answers, ...(appealId !== undefined && { appealId }) };
    sendEvaluation.mutate({ data, headers: { "Idempotency-Key": getKey(data) } });
  };
  return {
    replies,
    setReply: (questionId, reply) => setReplies((previous) => ({ ...previous, [questionId]: reply })),
    openQuestions,
    isSubmitRejected,
    hasErrorSummary,
    errorSummaryRef,
    isPending: sendEvaluation.isPending,
    isSent: sendEvaluation.isSuccess,
    failure: getFailure(sendEvaluation.error),
    submit,
  };
}

/** Returns the answered questions as the request contains them: without empty comments. */
const toAnswers = (questions: readonly Question[], replies: Replies): EvaluationDraft["answers"] =>
  questions.flatMap(({ id: questionId }) => {
    const { answer, comment = "" } = replies[questionId] ?? {};
    return answer === undefined
      ? []
      : [{ questionId, answer, ...(comment.trim() !== "" && { comment: comment.trim() }) }];
  });
