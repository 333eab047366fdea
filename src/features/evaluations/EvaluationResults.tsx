import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getReadEvaluationSummarySuspenseQueryOptions } from "../../generated/queries/evaluations/evaluations.ts";
import type { EvaluationTally } from "../../generated/queries/model/evaluationTally.ts";
import { formatNumber } from "../../i18n/format.ts";
import type { Language } from "../../i18n/language.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { InLanguage } from "../../components/text/LocalizedText.tsx";
import { DataTable } from "../../components/data/DataTable.tsx";
import { Details } from "../../components/data/Details.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { ShareChart } from "./StackedBar.tsx";

const parts = ["yes", "partially", "no"] as const;
const words = { yes: "answer.YES", partially: "answer.PARTIALLY", no: "answer.NO" } as const;

/** The tallies of everything that is asked about. */
export const allResults = (lang: Language) => getReadEvaluationSummarySuspenseQueryOptions({ page: 1, perPage: 100, lang });

/** How people have answered so far, of services or of the portal as a whole: as bars with their numbers, and as a table. */
export function Results({ about }: { about: "services" | "portal" }): ReactNode {
  const say = useWords();
  const lang = useLanguage();
  const { data } = useSuspenseQuery(allResults(lang));
  const tallies = data.items.filter(({ serviceId }) => (serviceId === undefined) === (about === "portal"));
  const number = (value: number): string => formatNumber(lang, value);
  const percentOf = (some: number, all: number): string => {
    const percent = all === 0 ? 0 : Math.round((some / all) * 100);
    // One of a thousand is not nobody, and all but one are not all.
    if (some > 0 && percent === 0) return `<\u00a0${number(1)}`;
    return some < all && percent === 100 ? `>\u00a0${number(99)}` : number(percent);
  };
  const share = (tally: EvaluationTally, part: (typeof parts)[number]): string => say("evaluation.share", { percent: percentOf(tally[part], tally.total), count: number(tally[part]) });
  if (tallies.length === 0) return <EmptyState level={3} title={say("empty.information")} />;
  return (
    <div>
      {tallies.map((tally) => (
        <ShareChart
          key={tally.serviceTitle}
          title={<InLanguage lang={tally.lang}>{tally.serviceTitle}</InLanguage>}
          total={say("evaluation.total", { count: tally.total, number: number(tally.total) })}
          shares={parts.map((part) => ({ key: part, label: say(words[part]), value: tally[part], written: share(tally, part) }))}
        />
      ))}
      <Details summary={say("evaluation.asTable")}>
        <DataTable
          caption={say("evaluation.tableCaption")}
          rows={tallies}
          rowKey={({ serviceTitle }) => serviceTitle}
          columns={[
            { key: "title", header: say("evaluation.about"), cell: ({ serviceTitle, lang: language }) => <span lang={language}>{serviceTitle}</span> },
            ...parts.map((part) => ({ key: part, header: say(words[part]), numeric: true, cell: (tally: EvaluationTally) => number(tally[part]) })),
            { key: "total", header: say("evaluation.all"), numeric: true, cell: ({ total }) => number(total) },
          ]}
        />
      </Details>
    </div>
  );
}
