import type { ReactNode } from "react";
import { useListFeedbacksSuspense } from "../generated/queries/feedbacks/feedbacks.ts";
import { Day } from "../i18n/Day.tsx";
import { useLanguage, useWords, useWordsByPlace } from "../i18n/Words.tsx";
import { AsOf } from "../list/AsOf.tsx";
import { Pages } from "../list/Pages.tsx";
import { usePage } from "../list/usePage.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Letter } from "../ui/Letter.tsx";
import { LetterList } from "../ui/LetterList.tsx";
import { StatusChip } from "../ui/StatusChip.tsx";
import { Whole } from "../ui/Whole.tsx";
import { feedbackKinds, type FeedbackKind } from "./kinds.ts";

/** What the signed-in person has told the service, and what it answered, the newest first. */
export function FeedbackList({ kind }: { kind: FeedbackKind }): ReactNode {
  const say = useWords();
  const { find } = useWordsByPlace();
  const lang = useLanguage();
  const [page] = usePage();
  const read = useListFeedbacksSuspense({ type: kind, page, perPage: 10, lang });
  const { data } = read;
  if (data.items.length === 0) return <EmptyState level={3} title={say("empty.information")}>{say("feedback.willAppear")}</EmptyState>;
  const categoryOf = (category: string): string => find(`form.${feedbackKinds[kind].form.name}.category.option.${category}`) ?? category;
  return (
    <>
      <AsOf answer={read} />
      <LetterList>
        {data.items.map(({ id, category, subject, text, createdAt, answer, answeredAt }) => (
          <Letter
            key={id}
            title={subject}
            facts={
              <>
                {say("feedback.entry", { number: id })} · {categoryOf(category)} · <Whole><Day at={createdAt} time /></Whole>
              </>
            }
            status={answer === undefined ? <StatusChip tone="info" icon="clock">{say("feedback.waiting")}</StatusChip> : <StatusChip tone="success">{say("feedback.answered")}</StatusChip>}
            text={text}
            reply={answer === undefined ? undefined : { title: say("feedback.answer"), at: answeredAt === undefined ? undefined : <Day at={answeredAt} time />, text: answer }}
          />
        ))}
      </LetterList>
      <Pages page={data.page} perPage={data.perPage} total={data.total} />
    </>
  );
}
