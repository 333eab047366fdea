import { Suspense, useEffect, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { useT } from "../../i18n/IntlProvider.tsx";
import { paths } from "../../config/paths.ts";
import { portal } from "../../config/portal.ts";
import { Button } from "../../components/buttons/Button.tsx";
import { ButtonLink } from "../../components/buttons/ButtonLink.tsx";
import { EmptyState } from "../../components/feedback/EmptyState.tsx";
import { PageLayout } from "../../components/layout/PageLayout.tsx";
import { Skeleton } from "../../components/loading/Skeleton.tsx";
import { ErrorBoundary } from "../../components/loading/ErrorBoundary.tsx";
import { pageTitleStore } from "../../state/pageTitle.ts";
import { useRouteFocus } from "./useRouteFocus.ts";
import { formatDocumentTitle } from "./formatDocumentTitle.ts";

/** What stands around a page: its title in the browser's tab, what is seen until it has come, and what when it breaks. `title` is absent until the screen is known. */
export function PageFrame({ title, children }: { title?: string; children: ReactNode }): ReactNode {
  const t = useT();
  const [path] = useLocation();
  const broken = (retry: () => void): ReactNode => (
    <PageLayout title={title ?? t(`portal.${portal}.name`)}>
      <EmptyState
        title={t("failure.unknown")}
        action={
          <>
            <Button onClick={retry}>{t("action.tryAgain")}</Button>
            <ButtonLink href={paths.home}>{t("action.home")}</ButtonLink>
          </>
        }
      />
    </PageLayout>
  );
  return (
    <ErrorBoundary resetKey={path} fallback={broken}>
      {title !== undefined && <DocumentTitle page={title} />}
      <Suspense
        fallback={
          <Skeleton shape="page" title={title} label={t("state.loading")} slowMessage={t("state.stillWorking")} />
        }
      >
        {children}
        {title !== undefined && <RouteFocus path={path} />}
      </Suspense>
    </ErrorBoundary>
  );
}

function DocumentTitle({ page }: { page: string }): ReactNode {
  const t = useT();
  const ownTitle = useSnapshot(pageTitleStore).current?.title;
  const title = formatDocumentTitle(t, ownTitle ?? page);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

/** Mounted with the page it arrives at, so that its effect runs when the heading is there. */
function RouteFocus({ path }: { path: string }): ReactNode {
  useRouteFocus(path);
  return null;
}
