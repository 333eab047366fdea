import { useIsFetching } from "@tanstack/react-query";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { getFailure } from "../../api/failure.ts";
import { getUserKey } from "../../auth/sessionStore.ts";
import { useUser } from "../../auth/useUser.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { ButtonRow } from "../../components/buttons/ButtonRow.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { QueryBoundary } from "../../components/loading/QueryBoundary.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { Link } from "../../components/navigation/Link.tsx";
import { isDecided } from "../../config/appealStatus.ts";
import { getHref } from "../../config/paths.ts";
import { areValuesEqual } from "../../forms/areValuesEqual.ts";
import { removeFieldPrefix } from "../../forms/fieldFailure.ts";
import { readIfSaved } from "../../forms/readIfSaved.ts";
import { Form } from "../../forms/Form.tsx";
import type { FormDefinition } from "../../forms/formDefinition.ts";
import { discardDraftWhenSent } from "../../forms/drafts/discardDraftWhenSent.ts";
import { loadDraft } from "../../forms/drafts/draftStorage.ts";
import { createInitialValues } from "../../forms/formValues.ts";
import { useIfMatch } from "../../forms/useIfMatch.ts";
import { useOnBehalfOf } from "../../forms/useOnBehalfOf.tsx";
import type { AppealDetail, AppealDraft, AppealReceipt } from "../../generated/contract.d.ts";
import { form as complaintForm } from "../../generated/forms/complaint.js";
import { form as suggestionForm } from "../../generated/forms/suggestion.js";
import {
  correctAppeal as sendCorrection,
  getReadAppealQueryKey,
  readAppeal,
  useCorrectAppeal,
  type CorrectAppealMutationVariables,
  useReadAppealSuspense,
} from "../../generated/queries/appeals/index.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import type { Language } from "../../i18n/language.ts";
import { usePageTitle } from "../../state/contentTitle.ts";
import { AppealNotFound } from "./AppealNotFound.tsx";
import { useServiceForm } from "./useServiceForm.ts";

/** Renders the form that corrects an appeal, with what was sent. Reads `readAppeal`. */
export default function CorrectAppealPage({ title, params }: RoutePageProps): ReactNode {
  return (
    <QueryBoundary shape="page" title={title} notFound={<AppealNotFound title={title} />}>
      {/* What was entered for one appeal is not sent for another one. */}
      <Correction key={params["id"]} id={params["id"] ?? ""} title={title} />
    </QueryBoundary>
  );
}

function Correction({ id, title }: { id: string; title: string }): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const { data: appeal } = useReadAppealSuspense(id, { lang });
  const { appealNumber, kind, serviceId } = appeal;
  usePageTitle(`${title}: ${appealNumber}`);
  const isCorrectable = appeal.correctable === true;
  // A form that is open stays, with what was entered, when the service takes up the appeal meanwhile.
  const [wasCorrectable] = useState(isCorrectable);
  const closedText = t(
    appeal.withdrawnAt !== undefined
      ? "correction.withdrawnText"
      : isDecided(appeal)
        ? "correction.decidedText"
        : "correction.closedText",
  );
  const toAppeal = <ButtonLink href={getHref("appeal", { id })}>{t("correction.toAppeal")}</ButtonLink>;
  if (!wasCorrectable) {
    return (
      <PageLayout title={title}>
        <EmptyState title={t("correction.closed")} action={toAppeal}>
          {closedText}
        </EmptyState>
      </PageLayout>
    );
  }
  return (
    <PageLayout title={title} lead={t("appeal.title", { number: appealNumber })}>
      {/* Screen readers announce a change only in a region that is already rendered. */}
      <div role="status" className={isCorrectable ? "visually-hidden" : undefined}>
        {!isCorrectable && (
          <Banner tone="warning" title={t("correction.closed")} action={toAppeal}>
            {closedText}
          </Banner>
        )}
      </div>
      {kind === "COMPLAINT" ? (
        <CorrectionForm
          id={id}
          definition={complaintForm}
          initial={toComplaint(appeal)}
          toDraft={(answers) => ({ kind, ...(serviceId !== undefined && { serviceId }), ...answers })}
        />
      ) : kind === "SUGGESTION" ? (
        <CorrectionForm
          id={id}
          definition={suggestionForm}
          initial={toSuggestion(appeal)}
          toDraft={(answers) => ({ kind, ...answers })}
        />
      ) : kind === "APPLICATION" && serviceId !== undefined ? (
        <QueryBoundary shape="text" notFound={<NoForm>{toAppeal}</NoForm>}>
          <ApplicationCorrection
            id={id}
            serviceId={String(serviceId)}
            answers={appeal.answers ?? {}}
            toAppeal={toAppeal}
          />
        </QueryBoundary>
      ) : (
        // Also a kind that a newer server has added.
        <NoForm>{toAppeal}</NoForm>
      )}
    </PageLayout>
  );
}

/** Renders that an appeal has no form that could be filled in again, and the link to it. */
function NoForm({ children }: { children: ReactNode }): ReactNode {
  const t = useT();
  return (
    <EmptyState title={t("correction.noForm")} action={children}>
      {t("correction.noFormText")}
    </EmptyState>
  );
}

/** Renders the form of the service of an application (`readService`). */
function ApplicationCorrection({
  id,
  serviceId,
  answers,
  toAppeal,
}: {
  id: string;
  serviceId: string;
  answers: Readonly<Record<string, unknown>>;
  toAppeal: ReactNode;
}): ReactNode {
  const definition = useServiceForm(serviceId);
  if (definition === undefined) return <NoForm>{toAppeal}</NoForm>;
  const fields = definition.schema.properties ?? {};
  // Answers that the form does not show, for example to a question that the service has removed, stay as they were sent.
  const hiddenAnswers = Object.fromEntries(Object.entries(answers).filter(([name]) => !Object.hasOwn(fields, name)));
  return (
    <CorrectionForm
      id={id}
      definition={definition}
      initial={answers}
      toDraft={(values) => ({ kind: "APPLICATION", serviceId, answers: { ...hiddenAnswers, ...values } })}
    />
  );
}

/**
 * Renders a form that was sent, and sends `correctAppeal` with the entity tag of what it shows. When the appeal has been read
 * again, it opens its page. A correction of what was changed elsewhere (412) is refused: the form keeps what was entered, and
 * gets the newer values of the other fields.
 */
function CorrectionForm<Values>({
  id,
  definition,
  initial,
  toDraft,
}: {
  id: string;
  definition: FormDefinition<Values>;
  initial: Partial<Values>;
  toDraft: (values: Values) => AppealDraft;
}): ReactNode {
  const t = useT();
  const lang = useLanguage();
  const user = useUser();
  const [, navigate] = useLocation();
  const owner = user && getUserKey(user);
  const draftName = `correction-${id}`;
  const correctAppeal = useCorrectAppeal({
    mutation: {
      ...discardDraftWhenSent(draftName, owner ?? ""),
      mutationFn: (variables) => sendUnlessSaved(variables, lang),
    },
  });
  const { isSuccess, error } = correctAppeal;
  const { dataUpdatedAt } = useReadAppealSuspense(id, { lang });
  const headers = useIfMatch(
    "/appeals/{id}",
    { id },
    { dataUpdatedAt, initial, readDraft: () => loadDraft(draftName, owner ?? ""), error },
  );
  const isReading = useIsFetching({ queryKey: getReadAppealQueryKey(id) }) > 0;
  // In an effect: until the next rendering the form asks whether to leave it.
  useEffect(() => {
    if (isSuccess && !isReading) navigate(getHref("appeal", { id }), { replace: true });
  }, [isSuccess, isReading, id, navigate]);
  const onBehalfOf = useOnBehalfOf();
  const correctionDefinition = useMemo(() => ({ ...definition, draftName }), [definition, draftName]);
  return (
    owner !== undefined && (
      <>
        <p>{t("correction.lead")}</p>
        <Form
          definition={correctionDefinition}
          owner={owner}
          initial={initial}
          showsStoredData
          isBusy={correctAppeal.isPending || isSuccess}
          failure={removeFieldPrefix("answers", getFailure(error))}
          submitLabel={t("correction.send")}
          confirmsLeave={!isSuccess}
          extra={onBehalfOf}
          onSubmit={(values) => correctAppeal.mutate({ id, data: toDraft(values), headers })}
        >
          <p>{t("correction.files")}</p>
          <ButtonRow>
            <Link href={getHref("appeal", { id })}>{t("correction.cancel")}</Link>
          </ButtonRow>
        </Form>
      </>
    )
  );
}

/**
 * Sends `correctAppeal`. A correction that is refused, because an earlier attempt has arrived and its answer was lost, counts
 * as sent: the appeal has it.
 */
async function sendUnlessSaved(
  { id, data, headers }: CorrectAppealMutationVariables,
  lang: Language,
): Promise<AppealReceipt> {
  try {
    return await sendCorrection(id, data, undefined, headers);
  } catch (error) {
    const saved = await readIfSaved(
      error,
      () => readAppeal(id, { lang }),
      (appeal) => areValuesEqual(getAnswers(appeal), getAnswers(data)),
    );
    if (saved === undefined) throw error;
    return { ...saved, message: "" };
  }
}

/** Returns what a correction replaces. */
const getAnswers = ({ category, subject, text, counterparty, answers }: Partial<AppealDetail>) => ({
  category,
  subject,
  text,
  counterparty: counterparty && { name: counterparty.name, voen: counterparty.voen },
  answers,
});

const toSuggestion = ({ subject, text }: AppealDetail) =>
  createInitialValues<NonNullable<(typeof suggestionForm)["values"]>>({ subject, text });

const toComplaint = ({ category, subject, text, counterparty }: AppealDetail) =>
  createInitialValues<NonNullable<(typeof complaintForm)["values"]>>({
    category,
    subject,
    text,
    counterparty: counterparty && { name: counterparty.name, voen: counterparty.voen },
  });
