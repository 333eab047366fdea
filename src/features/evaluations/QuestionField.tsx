import { useState, type ReactNode } from "react";
import { questionAnswerComment } from "../../generated/maxLengths.ts";
import type { Answer, Question } from "../../generated/contract.d.ts";
import type { Language } from "../../i18n/language.ts";
import { getLengthError, isTooLong } from "../../forms/textLength.ts";
import { useLanguage, useT, type Translator } from "../../i18n/IntlProvider.tsx";
import { IconRadioGroup } from "./IconRadioGroup.tsx";
import { TextField } from "../../components/forms/TextField.tsx";
import { checkIcon } from "../../components/icons/paths/checkIcon.ts";
import { equalIcon } from "../../components/icons/paths/equalIcon.ts";
import { closeIcon } from "../../components/icons/paths/closeIcon.ts";

/** The answer of the user to one question. */
export type QuestionReply = { answer?: Answer; comment?: string };

/** The icon of each answer, in display order. */
const answerIcons = { YES: checkIcon, PARTIALLY: equalIcon, NO: closeIcon } satisfies Record<Answer, string>;

/** Returns the error of a comment that is too long. */
export const getCommentError = (t: Translator, language: Language, comment = ""): string =>
  getLengthError(t, language, comment.trim(), questionAnswerComment);

/** Renders a question with yes, partially and no, and a comment field where the question allows it. */
export function QuestionField({
  id,
  question,
  lang,
  reply,
  isSubmitRejected,
  onReply,
}: {
  id: string;
  question: Question;
  lang: Language | undefined;
  reply: QuestionReply;
  isSubmitRejected: boolean;
  onReply: (reply: QuestionReply) => void;
}): ReactNode {
  const t = useT();
  const language = useLanguage();
  const [isCommentLeft, setCommentLeft] = useState(false);
  const isCommentErrorShown =
    (isCommentLeft || isSubmitRejected) && isTooLong(reply.comment ?? "", questionAnswerComment);
  return (
    <IconRadioGroup
      id={id}
      legend={<bdi lang={lang}>{question.text}</bdi>}
      options={(Object.keys(answerIcons) as Answer[]).map((value) => ({
        value,
        label: t(`answer.${value}`),
        icon: answerIcons[value],
      }))}
      value={reply.answer}
      onChange={(answer) => onReply({ ...reply, answer })}
      error={isSubmitRejected && reply.answer === undefined ? t("evaluation.noAnswer") : undefined}
    >
      {question.commentAllowed && reply.answer !== undefined && (
        <TextField
          id={`${id}-comment`}
          label={t("evaluation.comment")}
          optional={t("form.optional")}
          multiline
          error={isCommentErrorShown ? getCommentError(t, language, reply.comment) : undefined}
          onBlur={() => setCommentLeft(true)}
          additionalDescriptionIds={`${id}-legend`}
          value={reply.comment ?? ""}
          onChange={(comment) => onReply({ ...reply, comment })}
        />
      )}
    </IconRadioGroup>
  );
}
