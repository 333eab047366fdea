import type { ReactNode } from "react";
import { useListFeedbacksSuspense } from "../../generated/queries/feedbacks/feedbacks.ts";
import { Day } from "../../components/text/DateText.tsx";
import { useLanguage, useWords, useWordsByPlace } from "../../i18n/Words.tsx";
import { AsOf } from "../../components/list/StaleNotice.tsx";
import { Pages } from "../../components/list/ListPagination.tsx";
import { usePage } from "../../components/list/usePageParam.ts";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { Letter } from "./FeedbackCard.tsx";
import { LetterList } from "./FeedbackCardList.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { Whole } from "../../components/text/InlineBlock.tsx";
import { feedbackKinds, type FeedbackKind } from "./feedbackKinds.ts";

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
