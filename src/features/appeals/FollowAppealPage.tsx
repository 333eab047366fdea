import type { ReactNode } from "react";
import { getFailure } from "../../api/failure.ts";
import { isOperationMissing } from "../../api/isOperationMissing.ts";
import { Banner } from "../../components/feedback/Banner.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { discardDraft } from "../../forms/drafts.ts";
import { Form } from "../../forms/Form.tsx";
import { form as lookupForm } from "../../generated/forms/appealLookup.js";
import { useFindAppeal } from "../../generated/queries/appeals/appeals.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { FollowedAppealStatus } from "./FollowedAppealStatus.tsx";

/** Renders a form that finds the status of an appeal by its number and the sender's e-mail address (`findAppeal`). */
export default function FollowAppealPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const find = useFindAppeal({ mutation: { meta: { errorDisplay: "silent" } } });
  const failure = getFailure(find.error);
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
        onSubmit={(data) => find.mutate({ data }, { onSuccess: () => discardDraft(lookupForm.name) })}
      />
      {find.data !== undefined &&
        (find.data.appeal === undefined ? (
          <Banner tone="warning" announce="polite" title={t("follow.nothing")}>
            {t("follow.nothingText")}
          </Banner>
        ) : (
          <FollowedAppealStatus appeal={find.data.appeal} />
        ))}
    </PageLayout>
  );
}
