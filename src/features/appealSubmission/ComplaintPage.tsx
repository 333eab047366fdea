import type { ReactNode } from "react";
import { AppealWizard } from "./AppealWizard.tsx";
import { answerWorkingDays } from "../../config/answerTime.ts";
import { form } from "../../generated/forms/complaint.js";
import { useT } from "../../i18n/IntlProvider.tsx";
import { useUser } from "../../auth/useUser.ts";
import { ComplaintGuideLink } from "../../components/navigation/ComplaintGuideLink.tsx";
import { AsideLayout } from "../../components/layout/AsideLayout.tsx";
import { SubmissionAside } from "./SubmissionAside.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the form for a complaint about a seller, a company or the quality of goods. `?category=` chooses its category. */
export default function ComplaintPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const user = useUser();
  if (user === undefined) return null;
  return (
    <PageLayout title={title} lead={t("complaint.lead")}>
      <ComplaintGuideLink from="form" />
      <AsideLayout side={<SubmissionAside workingDays={answerWorkingDays.normal} />}>
        <AppealWizard
          definition={form}
          user={user}
          documentsHint={<p>{t("complaint.documents")}</p>}
          attachesFilesToAnswers
          toDraft={(answers, documentIds) => ({ kind: "COMPLAINT", ...answers, documentIds })}
        />
      </AsideLayout>
    </PageLayout>
  );
}
