import type { ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import type { RoutePageProps } from "../../components/loading/routePageProps.ts";

/** Renders the page for a path without a route. */
export default function NotFoundPage({ title }: RoutePageProps): ReactNode {
  const t = useT();
  return (
    <PageLayout title={title}>
      <EmptyState title={t("notFound.title")} action={<ButtonLink href={paths.home}>{t("action.home")}</ButtonLink>}>
        {t("notFound.text")}
      </EmptyState>
    </PageLayout>
  );
}
