import { useMemo, type ReactNode } from "react";
import { Loaded } from "../../components/loading/QueryBoundary.tsx";
import { describedForm } from "../../forms/dynamicForm.ts";
import type { components } from "../../generated/contract.d.ts";
import { useReadServiceSuspense } from "../../generated/queries/services/services.ts";
import { useLanguage, useWords } from "../../i18n/Words.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";
import { OwnWords } from "../../components/text/MultilineText.tsx";
import { AnswerList } from "../../forms/FormValueList.tsx";

type Appeal = components["schemas"]["AppealDetail"];

/** What a person sent: their own words, or the answers to the questions of the service. */
export function SaidInAppeal({ appeal }: { appeal: Appeal }): ReactNode {
  const say = useWords();
  const { category, subject, text, counterparty, answers, serviceId } = appeal;
  const own = [
    ...(category === undefined ? [] : [{ term: say("appeal.category"), description: say(`form.complaint.category.option.${category}`) }]),
    ...(counterparty === undefined ? [] : [{ term: say("appeal.counterparty"), description: [counterparty.name, counterparty.voen].filter(Boolean).join(" · ") }]),
    ...(subject === undefined ? [] : [{ term: say("appeal.subject"), description: subject }]),
    ...(text === undefined ? [] : [{ term: say("appeal.text"), description: <OwnWords>{text}</OwnWords> }]),
  ];
  return (
    <>
      {own.length > 0 && <DetailList items={own} />}
      {answers !== undefined && serviceId !== undefined && (
        <Loaded shape="text" missing={<PlainAnswers answers={answers} />}>
          <Answered serviceId={serviceId} answers={answers} />
        </Loaded>
      )}
    </>
  );
}

/** Whether there is anything to show of what was sent. */
export const hasWords = ({ category, subject, text, counterparty, answers }: Appeal): boolean => [category, subject, text, counterparty].some((part) => part !== undefined) || Object.keys(answers ?? {}).length > 0;

function Answered({ serviceId, answers }: { serviceId: string; answers: Record<string, unknown> }): ReactNode {
  const lang = useLanguage();
  const { data: service } = useReadServiceSuspense(serviceId, { lang });
  const definition = useMemo(() => service.form && describedForm(`service-${serviceId}`, service.form), [serviceId, service.form]);
  return definition === undefined ? <PlainAnswers answers={answers} /> : <AnswerList definition={definition} answers={answers} />;
}

/** The answers by the names of their questions, when the service that asked them is no longer given. */
function PlainAnswers({ answers }: { answers: Record<string, unknown> }): ReactNode {
  return <DetailList items={Object.entries(answers).map(([term, value]) => ({ term, description: String(value) }))} />;
}
