import { useEffect, type ReactNode } from "react";
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
import { Reconnection } from "../../components/loading/Reconnection.tsx";
import { UnthrottledSuspense } from "../../components/loading/UnthrottledSuspense.tsx";
import { pageTitleStore } from "../../state/pageTitle.ts";
import { viewState } from "../../state/viewState.ts";
import { useRouteFocus } from "./useRouteFocus.ts";
import { formatDocumentTitle } from "./formatDocumentTitle.ts";

/**
 * Renders a page with its document title, its skeleton while it loads, and an error page when it throws.
 * `title` is absent until the route is known.
 */
export function PageBoundary({ title, children }: { title?: string; children: ReactNode }): ReactNode {
  const t = useT();
  const [path] = useLocation();
  const renderError = (_error: unknown, retry: () => void): ReactNode => (
    <PageLayout title={title ?? t(`portal.${portal}.name`)}>
      <EmptyState
        title={t(navigator.onLine ? "failure.unknown" : "failure.offline")}
        action={
          <>
            <Button onClick={retry}>{t("action.tryAgain")}</Button>
            <ButtonLink href={paths.home}>{t("action.home")}</ButtonLink>
          </>
        }
      />
      <Reconnection onReconnect={retry} />
    </PageLayout>
  );
  return (
    <ErrorBoundary resetKey={path} fallbackRender={renderError}>
      {title !== undefined && <DocumentTitle page={title} />}
      <UnthrottledSuspense fallback={<Skeleton shape="page" title={title} />}>
        {children}
        {title !== undefined && <RouteFocus path={path} />}
      </UnthrottledSuspense>
    </ErrorBoundary>
  );
}

/** Sets the title of the document, with the number of unread notifications. */
function DocumentTitle({ page }: { page: string }): ReactNode {
  const t = useT();
  const pageTitle = useSnapshot(pageTitleStore).current?.title;
  const { notificationCount: count } = useSnapshot(viewState);
  const documentTitle = `${count ? `(${count > 99 ? "99+" : count}) ` : ""}${formatDocumentTitle(t, pageTitle ?? page)}`;
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return null;
}

/** Inside the Suspense boundary of the page, so that its effect runs when the heading is in the document. */
function RouteFocus({ path }: { path: string }): ReactNode {
  useRouteFocus(path);
  return null;
}
