import { useMemo, type ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import { dynamicForm } from "../../forms/dynamicForm.ts";
import type { components } from "../../generated/contract.d.ts";
import { useReadServiceSuspense } from "../../generated/queries/services/services.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";
import { MultilineText } from "../../components/text/MultilineText.tsx";
import { FormValueList } from "../../forms/FormValueList.tsx";

type Appeal = components["schemas"]["AppealDetail"];

/** What a person sent: their own words, or the answers to the questions of the service. */
export function AppealContent({ appeal }: { appeal: Appeal }): ReactNode {
  const t = useT();
  const { category, subject, text, counterparty, answers, serviceId } = appeal;
  const own = [
    ...(category === undefined
      ? []
      : [{ term: t("appeal.category"), description: t(`form.complaint.category.option.${category}`) }]),
    ...(counterparty === undefined
      ? []
      : [
          {
            term: t("appeal.counterparty"),
            description: [counterparty.name, counterparty.voen].filter(Boolean).join(" · "),
          },
        ]),
    ...(subject === undefined ? [] : [{ term: t("appeal.subject"), description: subject }]),
    ...(text === undefined ? [] : [{ term: t("appeal.text"), description: <MultilineText>{text}</MultilineText> }]),
  ];
  return (
    <>
      {own.length > 0 && <DetailList items={own} />}
      {answers !== undefined && serviceId !== undefined && (
        <QueryBoundary shape="text" notFound={<RawFormValues values={answers} />}>
          <ServiceFormValues serviceId={serviceId} values={answers} />
        </QueryBoundary>
      )}
    </>
  );
}

/** Whether there is anything to show of what was sent. */
export const hasAppealContent = ({ category, subject, text, counterparty, answers }: Appeal): boolean =>
  [category, subject, text, counterparty].some((part) => part !== undefined) || Object.keys(answers ?? {}).length > 0;

function ServiceFormValues({ serviceId, values }: { serviceId: string; values: Record<string, unknown> }): ReactNode {
  const lang = useLanguage();
  const { data: service } = useReadServiceSuspense(serviceId, { lang });
  const definition = useMemo(
    () => service.form && dynamicForm(`service-${serviceId}`, service.form),
    [serviceId, service.form],
  );
  return definition === undefined ? (
    <RawFormValues values={values} />
  ) : (
    <FormValueList definition={definition} values={values} />
  );
}

/** The answers by the names of their questions, when the service that asked them is no longer given. */
function RawFormValues({ values }: { values: Record<string, unknown> }): ReactNode {
  return <DetailList items={Object.entries(values).map(([term, value]) => ({ term, description: String(value) }))} />;
}
