import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";

/** Renders the empty state of an appeal that does not exist or belongs to another user. */
export function AppealNotFound({ title }: { title: string }): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title}>
      <EmptyState
        title={t("appeal.notFound")}
        action={<ButtonLink href={paths.appeals}>{t("appeal.toAll")}</ButtonLink>}
      >
        {t("appeal.notFoundText")}
      </EmptyState>
    </PageLayout>
  );
}
