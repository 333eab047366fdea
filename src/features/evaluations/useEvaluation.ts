import { useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { questionAnswerComment } from "../../generated/maxLengths.ts";
import { isTooLong } from "../../forms/textLength.ts";
import { discardDraft, loadDraft, saveDraft } from "../../forms/drafts/draftStorage.ts";
import { getIdempotencyKey } from "../../forms/idempotencyKey.ts";
import { discardDraftWhenSent } from "../../forms/drafts/discardDraftWhenSent.ts";
import { useErrorTitle } from "../../state/useErrorTitle.ts";
import { withOwnMessages } from "../../forms/withOwnMessages.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { useUnloadWarning } from "../../state/useUnloadWarning.ts";
import { useValueChange } from "../../state/useValueChange.ts";
import { useSendEvaluation } from "../../generated/queries/evaluations/index.ts";
import type { EvaluationDraft, Id, Question, Questionnaire } from "../../generated/contract.d.ts";
import { getFailure, type Failure } from "../../api/failure.ts";
import type { QuestionReply } from "./QuestionField.tsx";

type Replies = Readonly<Record<Id, QuestionReply>>;

/** A question whose answer is missing, or whose comment is too long. */
type EvaluationError = { question: Question; part: "answer" | "comment" };

/** The replies to a questionnaire and their submission. */
type Evaluation = {
  replies: Replies;
  setReply: (questionId: Id, reply: QuestionReply) => void;
  /** The replies come from a draft. */
  isRestored: boolean;
  /** Discards the draft. */
  startOver: () => void;
  /** The questions without an answer, and those with a comment that is too long. */
  errors: readonly EvaluationError[];
  /** The user tried to send the replies while there were errors. */
  isSubmitRejected: boolean;
  hasErrorSummary: boolean;
  errorSummaryRef: RefObject<HTMLHeadingElement | null>;
  isPending: boolean;
  isSent: boolean;
  /** Why the replies were not accepted; `undefined` after they have been changed. */
  failure: Failure | undefined;
  submit: () => void;
};

/**
 * Holds the replies of a person to a questionnaire, keeps them as a draft, and sends them (`sendEvaluation`) once every
 * question has an answer, and no comment is too long. `owner` is the person's key, or "" for a visitor, who may sign in.
 */
export function useEvaluation({ id, questions }: Questionnaire, appealId: Id | undefined, owner: string): Evaluation {
  const t = useT();
  const language = useLanguage();
  const name = appealId === undefined ? `evaluation-${id}` : `appealEvaluation-${appealId}`;
  // The page is public: the draft of a user stays while nobody is signed in, or the user is not known yet.
  const draftName = `${name}/${owner}`;
  const readReplies = (): Replies => (loadDraft(draftName, owner) ?? {}) as Replies;
  const sendEvaluation = useSendEvaluation({ mutation: discardDraftWhenSent(draftName, owner) });
  const [sentLanguage, setSentLanguage] = useState(language);
  const errorSummaryRef = useRef<HTMLHeadingElement>(null);
  const [replies, setReplies] = useState(readReplies);
  const [isRestored, setIsRestored] = useState(Object.keys(replies).length > 0);
  useValueChange(owner, () => {
    if (Object.keys(replies).length > 0) {
      // What a visitor has chosen is the person's from now on, and nobody else's.
      discardDraft(`${name}/`);
      saveDraft(draftName, owner, replies);
      return;
    }
    const restored = readReplies();
    setReplies(restored);
    setIsRestored(Object.keys(restored).length > 0);
  });
  useUnloadWarning(Object.keys(replies).length > 0 && !sendEvaluation.isSuccess);
  const [isSubmitRejected, setIsSubmitRejected] = useState(false);
  const errors = questions.flatMap((question): EvaluationError[] => {
    const { answer } = replies[question.id] ?? {};
    if (answer === undefined) return [{ question, part: "answer" }];
    return isTooLong(getComment(question, replies), questionAnswerComment) ? [{ question, part: "comment" }] : [];
  });
  const hasErrorSummary = isSubmitRejected && errors.length > 0;
  useErrorTitle(hasErrorSummary);

  const submit = (): void => {
    if (sendEvaluation.isPending) return;
    if (errors.length > 0) {
      flushSync(() => setIsSubmitRejected(true));
      errorSummaryRef.current?.focus();
      return;
    }
    setSentLanguage(language);
    const answers = toAnswers(questions, replies);
    const data = { questionnaireId: id, answers, ...(appealId !== undefined && { appealId }) };
    sendEvaluation.mutate({ data, headers: { "Idempotency-Key": getIdempotencyKey(draftName, data) } });
  };
  const dismissFailure = (): void => {
    if (sendEvaluation.isError) sendEvaluation.reset();
  };
  const failure = getFailure(sendEvaluation.error);
  return {
    replies,
    setReply: (questionId, reply) => {
      dismissFailure();
      const next = { ...replies, [questionId]: reply };
      setReplies(next);
      saveDraft(draftName, owner, next);
    },
    isRestored,
    startOver: () => {
      dismissFailure();
      discardDraft(draftName);
      setReplies({});
      setIsRestored(false);
      setIsSubmitRejected(false);
    },
    errors,
    isSubmitRejected,
    hasErrorSummary,
    errorSummaryRef,
    isPending: sendEvaluation.isPending,
    isSent: sendEvaluation.isSuccess,
    failure: failure && sentLanguage !== language ? withOwnMessages(failure, t) : failure,
    submit,
  };
}

/** Returns the comment on a question; "" for one that allows none, also when an older draft has a comment. */
const getComment = ({ id, commentAllowed }: Question, replies: Replies): string =>
  commentAllowed ? (replies[id]?.comment ?? "") : "";

/** Returns the answered questions as the request contains them: without empty comments. */
const toAnswers = (questions: readonly Question[], replies: Replies): EvaluationDraft["answers"] =>
  questions.flatMap((question) => {
    const { answer } = replies[question.id] ?? {};
    const comment = getComment(question, replies).trim();
    return answer === undefined ? [] : [{ questionId: question.id, answer, ...(comment !== "" && { comment }) }];
  });
