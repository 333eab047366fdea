import type { ReactNode } from "react";
import { getFailure } from "../../api/failure.ts";
import { isOperationMissing } from "../../api/isOperationMissing.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { discardDraft } from "../../forms/drafts.ts";
import { Form } from "../../forms/Form.tsx";
import { joinLabel } from "../../forms/formMessages.ts";
import { form as lookupForm } from "../../generated/forms/appealLookup.js";
import { useFindAppeal } from "../../generated/queries/appeals/appeals.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { FollowedAppealStatus } from "./FollowedAppealStatus.tsx";
import { useStatusText } from "./useStatusText.ts";

/** Renders a form that finds the status of an appeal by its number and the sender's e-mail address (`findAppeal`). */
export default function FollowAppealPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const find = useFindAppeal({ mutation: { meta: { errorDisplay: "silent" } } });
  const failure = getFailure(find.error);
  const appeal = find.data?.appeal;
  const getStatusText = useStatusText();
  if (isOperationMissing(failure))
    return (
      <PageLayout title={title}>
        <EmptyState title={t("follow.unavailable")}>{t("follow.unavailableText")}</EmptyState>
      </PageLayout>
    );
  return (
    <PageLayout title={title} lead={t("follow.lead")}>
      <Form
        definition={lookupForm}
        isBusy={find.isPending}
        failure={failure}
        submitLabel={t("follow.submit")}
        onSubmit={({ appealNumber, ...data }) =>
          find.mutate(
            // Enter sends the form without leaving the field.
            { data: { ...data, appealNumber: appealNumber.trim() } },
            { onSuccess: () => discardDraft(lookupForm.name) },
          )
        }
      />
      {/* Screen readers announce a change only in a live region that is already rendered. */}
      <div role="status" className={find.data === undefined || appeal !== undefined ? "visually-hidden" : undefined}>
        {find.data !== undefined &&
          (appeal === undefined ? (
            <Banner tone="warning" title={t("follow.nothing")}>
              {t("follow.nothingText")}
            </Banner>
          ) : (
            joinLabel(
              t("appeal.title", { number: appeal.appealNumber }),
              getStatusText(appeal.kind, appeal.status, appeal.withdrawnAt).label,
            )
          ))}
      </div>
      {appeal !== undefined && <FollowedAppealStatus appeal={appeal} />}
    </PageLayout>
  );
}
