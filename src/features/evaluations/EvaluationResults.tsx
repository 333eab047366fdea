import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { EvaluationTally } from "../../generated/contract.d.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { StaleNotice } from "../../components/list/StaleNotice.tsx";
import { useAllItems } from "../../components/list/useAllItems.ts";
import { TextWithLang } from "../../components/text/TextWithLang.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { Details } from "../../components/data/Details.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { StackedBar } from "./StackedBar.tsx";
import { getEvaluationSummaryQueryOptions } from "./evaluationQueries.ts";

const answerKeys = ["yes", "partially", "no"] as const;
const answerMessageIds = { yes: "answer.YES", partially: "answer.PARTIALLY", no: "answer.NO" } as const;

/**
 * Renders the results of the services or of the portal as bars with numbers and as a table. Reads
 * `readEvaluationSummary`.
 */
export function EvaluationResults({ subject }: { subject: "services" | "portal" }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const query = useSuspenseQuery(getEvaluationSummaryQueryOptions(lang));
  const items = useAllItems(query.data, (page) => getEvaluationSummaryQueryOptions(lang, page));
  const tallies = items.filter(({ serviceId }) => (serviceId === undefined) === (subject === "portal"));
  const formatCount = (value: number): string => formatNumber(lang, value);
  const formatPercent = (count: number, total: number): string => {
    const percent = total === 0 ? 0 : Math.round((count / total) * 100);
    // Neither rounds a small share to zero nor an incomplete one to 100 %.
    if (count > 0 && percent === 0) return `<\u00a0${formatCount(1)}`;
    return count < total && percent === 100 ? `>\u00a0${formatCount(99)}` : formatCount(percent);
  };
  const formatShare = (tally: EvaluationTally, answerKey: (typeof answerKeys)[number]): string =>
    t("evaluation.share", {
      percent: formatPercent(tally[answerKey], tally.total),
      count: formatCount(tally[answerKey]),
    });
  if (tallies.length === 0) return <EmptyState level={3} title={t("empty.information")} />;
  return (
    <>
      <StaleNotice query={query} />
      <div>
        {tallies.map((tally) => (
          <StackedBar
            key={tally.serviceId ?? tally.serviceTitle}
            title={<TextWithLang lang={tally.lang}>{tally.serviceTitle}</TextWithLang>}
            total={t("evaluation.total", { count: tally.total, number: formatCount(tally.total) })}
            segments={answerKeys.map((answerKey) => ({
              key: answerKey,
              label: t(answerMessageIds[answerKey]),
              value: tally[answerKey],
              formattedValue: formatShare(tally, answerKey),
            }))}
          />
        ))}
        <Details summary={t("evaluation.asTable")}>
          <DataTable
            caption={t("evaluation.tableCaption")}
            rows={tallies}
            rowKey={({ serviceId, serviceTitle }) => String(serviceId ?? serviceTitle)}
            columns={[
              {
                key: "title",
                header: t("evaluation.about"),
                cell: ({ serviceTitle, lang: language }) => <bdi lang={language}>{serviceTitle}</bdi>,
              },
              ...answerKeys.map((answerKey) => ({
                key: answerKey,
                header: t(answerMessageIds[answerKey]),
                numeric: true,
                cell: (tally: EvaluationTally) => formatCount(tally[answerKey]),
              })),
              { key: "total", header: t("evaluation.all"), numeric: true, cell: ({ total }) => formatCount(total) },
            ]}
          />
        </Details>
      </div>
    </>
  );
}
