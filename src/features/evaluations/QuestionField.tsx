import type { ReactNode } from "react";
import { questionAnswerComment } from "../../generated/limits.ts";
import type { Answer } from "../../generated/queries/model/answer.ts";
import type { Language } from "../../i18n/language.ts";
import type { Question as Asked } from "../../generated/queries/model/question.ts";
import { useWords } from "../../i18n/Words.tsx";
import { AnswerGroup } from "./IconRadioGroup.tsx";
import { TextField } from "../../components/forms/TextField.tsx";

/** What somebody has answered so far. */
export type Reply = { answer?: Answer; comment?: string };

/** The icons by which the answers are told apart at a glance, in the order in which they are offered. */
const icons = { YES: "check", PARTIALLY: "equal", NO: "close" } as const satisfies Record<Answer, string>;

/** One question: yes, partially or no, and where the question allows it a few words of one's own. */
export function Question({ id, question, lang, reply, missing, onReply }: { id: string; question: Asked; lang: Language | undefined; reply: Reply; missing: boolean; onReply: (reply: Reply) => void }): ReactNode {
  const say = useWords();
  return (
    <>
      <AnswerGroup
        id={id}
        legend={<span lang={lang}>{question.text}</span>}
        answers={(Object.keys(icons) as Answer[]).map((value) => ({ value, label: say(`answer.${value}`), icon: icons[value] }))}
        value={reply.answer}
        onChange={(answer) => onReply({ ...reply, answer })}
        error={missing && reply.answer === undefined ? say("evaluation.noAnswer") : undefined}
      />
      {question.commentAllowed && reply.answer !== undefined && (
        <TextField id={`${id}-comment`} label={say("evaluation.comment")} optional={say("form.optional")} multiline maxLength={questionAnswerComment} value={reply.comment ?? ""} onChange={(comment) => onReply({ ...reply, comment })} />
      )}
    </>
  );
}
