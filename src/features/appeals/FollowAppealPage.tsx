import type { ReactNode } from "react";
import { getFailure } from "../../api/failure.ts";
import { isOperationMissing } from "../../api/isOperationMissing.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { Banner } from "../../components/feedback/Banner.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";
import { paths } from "../../config/paths.ts";
import { discardDraft } from "../../forms/drafts/draftStorage.ts";
import { Form } from "../../forms/Form.tsx";
import { joinLabel } from "../../forms/formMessages.ts";
import { form as lookupForm } from "../../generated/forms/appealLookup.js";
import { useFindAppeal } from "../../generated/queries/appeals/index.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { getStatusText } from "./appealStatus.ts";
import { FollowedAppealStatus } from "./FollowedAppealStatus.tsx";

/** Renders a form that finds the status of an appeal by its number and the sender's e-mail address (`findAppeal`). */
export default function FollowAppealPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const find = useFindAppeal({ mutation: { meta: { errorDisplay: "silent" } } });
  const failure = getFailure(find.error);
  const isUnavailable = isOperationMissing(failure);
  const appeal = find.data?.appeal;
  const isBannerShown = isUnavailable || (find.data !== undefined && appeal === undefined);
  return (
    <PageLayout title={title} lead={t("follow.lead")}>
      <Form
        definition={lookupForm}
        isBusy={find.isPending}
        failure={isUnavailable ? undefined : failure}
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
      <div role="status" className={isBannerShown ? undefined : "visually-hidden"}>
        {isUnavailable && (
          <Banner
            tone="warning"
            title={t("follow.unavailable")}
            action={<ButtonLink href={paths.appeals}>{t("page.appeals.title")}</ButtonLink>}
          >
            {t("follow.unavailableText")}
          </Banner>
        )}
        {find.data !== undefined &&
          (appeal === undefined ? (
            <Banner tone="warning" title={t("follow.nothing")}>
              {t("follow.nothingText")}
            </Banner>
          ) : (
            joinLabel(t("appeal.title", { number: appeal.appealNumber }), getStatusText(t, appeal).label)
          ))}
      </div>
      {appeal !== undefined && <FollowedAppealStatus appeal={appeal} />}
    </PageLayout>
  );
}
