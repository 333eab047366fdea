import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useLocation, useSearch } from "wouter";
import { getFailure } from "../../api/failure.ts";
import { isOperationMissing } from "../../api/isOperationMissing.ts";
import { useLanguage, useT } from "../../i18n/IntlProvider.tsx";
import { viewState } from "../../state/viewState.ts";
import { Banner } from "../feedback/Banner.tsx";
import { Button } from "../buttons/Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import { ClientOnly } from "./ClientOnly.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { serverRender } from "./pageData.ts";
import { UnthrottledSuspense } from "./UnthrottledSuspense.tsx";

/** The shape of the skeleton, and what renders without the data: after a 404, or when the server lacks the operation. The shape "page" has the page's `title` as its heading, which is hidden while the data loads. */
type QueryBoundaryProps = { children: ReactNode; notFound?: ReactNode } & (
  | { shape: "text" | "cards" | "list"; title?: undefined }
  | { shape: "page"; title: string }
);

/**
 * The Suspense and error boundary around components that run queries. Renders a skeleton while they load and on a
 * server without their data, `notFound` or an empty state without the data, and a banner with a retry button after any other failed request.
 */
export function QueryBoundary({ children, shape, notFound, title }: QueryBoundaryProps): ReactNode {
  const t = useT();
  const { isOffline } = useSnapshot(viewState);
  const skeleton = (
    <Skeleton
      shape={shape}
      title={title}
      titleHidden
      label={t("state.loading")}
      slowMessage={t("state.stillWorking")}
    />
  );
  const renderFailure = (error: unknown, retry: () => void): ReactNode => {
    const failure = getFailure(error);
    if (isOperationMissing(failure)) return notFound ?? <EmptyState title={t("empty.information")} />;
    const banner = (
      <Banner
        tone="error"
        title={t("state.notLoaded")}
        action={<Button onClick={retry}>{t("action.tryAgain")}</Button>}
      >
        {/* The banner of the layout says once that the device is offline. */}
        {failure?.kind === "offline" && !isOffline ? t("failure.offline") : undefined}
      </Banner>
    );
    return title === undefined ? banner : <PageLayout title={title}>{banner}</PageLayout>;
  };
  return (
    <QueryErrorResetBoundary>
      {({ reset: resetQueries }) => (
        <ErrorBoundary
          canHandle={isRequestFailure}
          fallbackRender={(error, resetBoundary) => (
            <>
              {renderFailure(error, () => {
                resetQueries();
                resetBoundary();
              })}
              <RequestChange onChange={resetBoundary} />
            </>
          )}
        >
          <UnthrottledSuspense fallback={skeleton}>
            <ClientOnly when={!serverRender.hasData}>{children}</ClientOnly>
          </UnthrottledSuspense>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/** Part of a failure: calls `onChange` when the address or the language changes, so that another request is shown. */
function RequestChange({ onChange }: { onChange: () => void }): ReactNode {
  const language = useLanguage();
  const [path] = useLocation();
  const search = useSearch();
  const key = `${language} ${path}?${search}`;
  const previousKey = useRef(key);
  const onKeyChange = useEffectEvent(() => onChange());
  useLayoutEffect(() => {
    if (previousKey.current === key) return;
    previousKey.current = key;
    onKeyChange();
  }, [key]);
  return null;
}

/** A programming error is no failed request: the boundary around the page handles it. */
const isRequestFailure = (error: unknown): boolean => getFailure(error) !== undefined;
