import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getReadEvaluationSummarySuspenseQueryOptions } from "../../generated/queries/evaluations/evaluations.ts";
import type { EvaluationTally } from "../../generated/queries/model/evaluationTally.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { LocalizedText } from "../../components/text/LocalizedText.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { Details } from "../../components/data/Details.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { StackedBar } from "./StackedBar.tsx";

const answerKeys = ["yes", "partially", "no"] as const;
const answerMessageIds = { yes: "answer.YES", partially: "answer.PARTIALLY", no: "answer.NO" } as const;

/** The tallies of everything that is asked about. */
export const evaluationSummaryQuery = (lang: Language) =>
  getReadEvaluationSummarySuspenseQueryOptions({ page: 1, perPage: 100, lang });

/** How people have answered so far, of services or of the portal as a whole: as bars with their numbers, and as a table. */
export function EvaluationResults({ subject }: { subject: "services" | "portal" }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data } = useSuspenseQuery(evaluationSummaryQuery(lang));
  const tallies = data.items.filter(({ serviceId }) => (serviceId === undefined) === (subject === "portal"));
  const number = (value: number): string => formatNumber(lang, value);
  const percentOf = (some: number, all: number): string => {
    const percent = all === 0 ? 0 : Math.round((some / all) * 100);
    // One of a thousand is not nobody, and all but one are not all.
    if (some > 0 && percent === 0) return `<\u00a0${number(1)}`;
    return some < all && percent === 100 ? `>\u00a0${number(99)}` : number(percent);
  };
  const share = (tally: EvaluationTally, part: (typeof answerKeys)[number]): string =>
    t("evaluation.share", { percent: percentOf(tally[part], tally.total), count: number(tally[part]) });
  if (tallies.length === 0) return <EmptyState level={3} title={t("empty.information")} />;
  return (
    <div>
      {tallies.map((tally) => (
        <StackedBar
          key={tally.serviceTitle}
          title={<LocalizedText lang={tally.lang}>{tally.serviceTitle}</LocalizedText>}
          total={t("evaluation.total", { count: tally.total, number: number(tally.total) })}
          segments={answerKeys.map((part) => ({
            key: part,
            label: t(answerMessageIds[part]),
            value: tally[part],
            formattedValue: share(tally, part),
          }))}
        />
      ))}
      <Details summary={t("evaluation.asTable")}>
        <DataTable
          caption={t("evaluation.tableCaption")}
          rows={tallies}
          rowKey={({ serviceTitle }) => serviceTitle}
          columns={[
            {
              key: "title",
              header: t("evaluation.about"),
              cell: ({ serviceTitle, lang: language }) => <span lang={language}>{serviceTitle}</span>,
            },
            ...answerKeys.map((part) => ({
              key: part,
              header: t(answerMessageIds[part]),
              numeric: true,
              cell: (tally: EvaluationTally) => number(tally[part]),
            })),
            { key: "total", header: t("evaluation.all"), numeric: true, cell: ({ total }) => number(total) },
          ]}
        />
      </Details>
    </div>
  );
}
