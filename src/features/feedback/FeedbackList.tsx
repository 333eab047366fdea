import type { ReactNode } from "react";
import { useListFeedbacksSuspense } from "../../generated/queries/feedbacks/index.ts";
import { DateText } from "../../components/text/DateText.tsx";
import { useLanguage, useT, useMessageLookup } from "../../i18n/IntlProvider.tsx";
import { getFirstPageParams } from "../../components/list/getFirstPageParams.ts";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { ListPagination } from "../../components/list/ListPagination.tsx";
import { MissingPageState } from "../../components/list/MissingPageState.tsx";
import { usePageParam } from "../../components/list/usePageParam.ts";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { FeedbackCard, FeedbackCardList } from "./FeedbackCard.tsx";
import { StatusChip } from "../../components/data/StatusChip.tsx";
import { InlineBlock } from "../../components/text/InlineBlock.tsx";
import { feedbackKinds, type FeedbackKind } from "./feedbackKinds.ts";
import { clockIcon } from "../../components/icons/paths/clockIcon.ts";

/** Renders the user's feedback of a kind with its replies, the newest first. Reads `listFeedbacks`. */
export function FeedbackList({ kind }: { kind: FeedbackKind }): ReactNode {
  const t = useT();
  const { find } = useMessageLookup();
  const lang = useLanguage();
  const [page] = usePageParam();
  const query = useListFeedbacksSuspense({ type: kind, ...getFirstPageParams(lang), page });
  const { data } = query;
  if (data.items.length === 0 && data.total > 0) return <MissingPageState level={3} />;
  if (data.items.length === 0)
    return (
      <EmptyState level={3} title={t("empty.information")}>
        {t("feedback.willAppear")}
      </EmptyState>
    );
  const getCategoryName = (category: string): string =>
    find(`form.${feedbackKinds[kind].form.name}.category.option.${category}`) ?? category;
  return (
    <>
      <StaleNotice query={query} />
      <FeedbackCardList>
        {data.items.map(({ id, category, subject, text, createdAt, answer, answerLang, answeredAt }) => (
          <FeedbackCard
            key={id}
            title={subject}
            metadata={
              <>
                {t("feedback.entry", { number: id })} · {getCategoryName(category)} ·{" "}
                <InlineBlock>
                  <DateText dateTime={createdAt} hasTime />
                </InlineBlock>
              </>
            }
            status={
              answer === undefined ? (
                <StatusChip tone="info" icon={clockIcon}>
                  {t("feedback.waiting")}
                </StatusChip>
              ) : (
                <StatusChip tone="success">{t("feedback.answered")}</StatusChip>
              )
            }
            text={text}
            reply={
              answer === undefined
                ? undefined
                : {
                    title: t("feedback.answer"),
                    date: answeredAt === undefined ? undefined : <DateText dateTime={answeredAt} hasTime />,
                    text: answer,
                    lang: answerLang,
                  }
            }
          />
        ))}
      </FeedbackCardList>
      <ListPagination page={data.page} perPage={data.perPage} total={data.total} />
    </>
  );
}
