import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useLocationProperty } from "wouter/use-browser-location";
import { getFailure, type Failure } from "../../api/failure.ts";
import { isOperationMissing } from "../../api/isOperationMissing.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { viewState } from "../../state/viewState.ts";
import { Banner } from "../feedback/Banner.tsx";
import { Button } from "../buttons/Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { PageLayout } from "../layout/PageLayout.tsx";
import { ClientOnly } from "./ClientOnly.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Reconnection } from "./Reconnection.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { serverRender } from "./pageData.ts";
import { UnthrottledSuspense } from "./UnthrottledSuspense.tsx";

/** The shape of the skeleton, and what renders without the data: after a 404, or when the server lacks the operation. The shape "page" has the page's `title` as its heading, which is hidden while the data loads. */
type QueryBoundaryProps = {
  children: ReactNode;
  /** `null` for nothing; an empty state by default. */
  notFound?: ReactNode;
  /** Returns whether `notFound` renders after a failure; after a missing operation by default. */
  isMissing?: (failure: Failure | undefined) => boolean;
  /** `FocusKeepingSuspense` for children with a control that requests other data, and keeps the focus meanwhile. */
  ContentBoundary?: typeof UnthrottledSuspense;
} & ({ shape: "text" | "cards" | "list"; title?: undefined } | { shape: "page"; title: string });

/**
 * The Suspense and error boundary around components that run queries. Renders a skeleton while they load and on a
 * server without their data, `notFound` without the data, and a banner with a retry button after any other failed request. What
 * failed without a connection is read again when there is one.
 */
export function QueryBoundary({
  children,
  shape,
  notFound,
  isMissing = isOperationMissing,
  title,
  ContentBoundary = UnthrottledSuspense,
}: QueryBoundaryProps): ReactNode {
  const t = useT();
  const { isOffline } = useSnapshot(viewState);
  const [hasRetried, setRetried] = useState(false);
  const skeleton = <Skeleton shape={shape} title={title} titleHidden />;
  const renderFailure = (error: unknown, retry: () => void): ReactNode => {
    const failure = getFailure(error);
    if (isMissing(failure)) return notFound === undefined ? <EmptyState title={t("empty.information")} /> : notFound;
    const banner = (
      <Banner
        tone="error"
        title={t("state.notLoaded")}
        // Without a banner of the layout and without a toast, only this one says it.
        announce={failure?.kind === "offline" && (hasRetried || !isOffline) ? "assertive" : undefined}
        action={<Button onClick={retry}>{t("action.tryAgain")}</Button>}
      >
        {/* The banner of the layout says once that the device is offline; other failures have a toast. */}
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
          fallbackRender={(error, resetBoundary) => {
            const readAgain = (): void => {
              resetQueries();
              resetBoundary();
            };
            return (
              <>
                {renderFailure(error, () => {
                  setRetried(true);
                  readAgain();
                })}
                <RequestChange onChange={resetBoundary} />
                {getFailure(error)?.kind === "offline" && <Reconnection onReconnect={readAgain} />}
              </>
            );
          }}
        >
          <ContentBoundary fallback={skeleton}>
            <ClientOnly when={!serverRender.hasData}>{children}</ClientOnly>
          </ContentBoundary>
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/** Part of a failure: calls `onChange` when the address changes, which also has the language: another request is shown. */
function RequestChange({ onChange }: { onChange: () => void }): ReactNode {
  const address = useLocationProperty(() => location.href);
  const shownAddress = useRef(address);
  useLayoutEffect(() => {
    if (shownAddress.current === address) return;
    shownAddress.current = address;
    onChange();
  });
  return null;
}

/** A programming error is no failed request: the boundary around the page handles it. */
const isRequestFailure = (error: unknown): boolean => getFailure(error) !== undefined;
