import type { ReactNode } from "react";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { AppealDetail } from "../../generated/contract.d.ts";
import type { form as complaintForm } from "../../generated/forms/complaint.js";
import type { form as suggestionForm } from "../../generated/forms/suggestion.js";
import { useMessageLookup, useT } from "../../i18n/IntlProvider.tsx";
import { DetailList } from "../../components/data/DetailList.tsx";
import { MultilineText } from "../../components/text/MultilineText.tsx";
import { FormValueList } from "../../forms/FormValueList.tsx";
import { useServiceForm } from "./useServiceForm.ts";

/** What is shown of each field of the forms for complaints and suggestions. */
type StoredFields = Record<
  keyof NonNullable<(typeof complaintForm)["values"] & (typeof suggestionForm)["values"]>,
  ReactNode
>;

/** Renders the content of an appeal: its text, or the values of the service's form (`readService`). */
export function AppealContent({ appeal }: { appeal: AppealDetail }): ReactNode {
  const t = useT();
  const { find } = useMessageLookup();
  const { category, subject, text, counterparty, answers, serviceId } = appeal;
  // The fields of the forms in the order of the page: a new one does not compile until it is shown.
  const descriptions: StoredFields = {
    category: category && (find(`form.complaint.category.option.${category}`) ?? category),
    counterparty: counterparty && [counterparty.name, counterparty.voen].filter(Boolean).join(" · "),
    subject,
    text: text === undefined ? undefined : <MultilineText>{text}</MultilineText>,
  };
  const details = (Object.keys(descriptions) as (keyof StoredFields)[]).flatMap((field) =>
    descriptions[field] === undefined ? [] : [{ term: t(`appeal.${field}`), description: descriptions[field] }],
  );
  return (
    <>
      {details.length > 0 && <DetailList items={details} />}
      {answers !== undefined && serviceId !== undefined && (
        <QueryBoundary shape="text" notFound={<RawFormValues values={answers} />}>
          <ServiceFormValues serviceId={String(serviceId)} values={answers} />
        </QueryBoundary>
      )}
    </>
  );
}

/** Returns whether an appeal has content to render. */
export const hasAppealContent = ({ category, subject, text, counterparty, answers }: AppealDetail): boolean =>
  [category, subject, text, counterparty].some((value) => value !== undefined) || Object.keys(answers ?? {}).length > 0;

function ServiceFormValues({ serviceId, values }: { serviceId: string; values: Record<string, unknown> }): ReactNode {
  const definition = useServiceForm(serviceId);
  return definition === undefined ? (
    <RawFormValues values={values} />
  ) : (
    <FormValueList definition={definition} values={values} />
  );
}

/** Renders the form values by their field names when the service no longer exists. */
function RawFormValues({ values }: { values: Record<string, unknown> }): ReactNode {
  const t = useT();
  const formatValue = (value: unknown): ReactNode =>
    typeof value === "boolean" ? t(value ? "apply.yes" : "apply.no") : <MultilineText>{String(value)}</MultilineText>;
  return (
    <DetailList items={Object.entries(values).map(([term, value]) => ({ term, description: formatValue(value) }))} />
  );
}
