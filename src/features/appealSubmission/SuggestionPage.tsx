import type { ReactNode } from "react";
import { AppealWizard } from "./AppealWizard.tsx";
import { form } from "../../generated/forms/suggestion.js";
import { useT } from "../../i18n/IntlProvider.tsx";
import { useUser } from "../../auth/useUser.ts";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the form for a suggestion. */
export default function SuggestionPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  const user = useUser();
  if (user === undefined) return null;
  return (
    <PageLayout title={title} lead={t("suggestion.lead")}>
      <AppealWizard
        definition={form}
        user={user}
        documentsHint={<p>{t("suggestion.documents")}</p>}
        toDraft={(answers, documentIds) => ({ kind: "SUGGESTION", ...answers, documentIds })}
      />
    </PageLayout>
  );
}
