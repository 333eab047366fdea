import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, Suspense, type ReactNode } from "react";
import { failureOf } from "../../api/failure.ts";
import { useT } from "../../i18n/IntlProvider.tsx";
import { Banner } from "../feedback/Banner.tsx";
import { Button } from "../buttons/Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { ClientOnly } from "./ClientOnly.tsx";

/** What waits for data, the outline shown meanwhile, and what stands there when this server does not have the call. */
type QueryBoundaryProps = { children: ReactNode; notFound?: ReactNode } & (
  | { shape: "text" | "cards" | "list"; title?: undefined }
  | { shape: "page"; title: string }
);

/**
 * The boundary around everything that reads from the server: its outline while it loads, its failure with a way to try
 * again, and the section's empty state where a server has no such call. On a server it draws the outline. A page that is
 * named by what it shows has the shape "page"; until then it is called by its `title`.
 */
export function QueryBoundary({ children, shape, notFound, title }: QueryBoundaryProps): ReactNode {
  const t = useT();
  const outline = (
    <Skeleton
      shape={shape}
      title={title}
      titleHidden
      label={t("state.loading")}
      slowMessage={t("state.stillWorking")}
    />
  );
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ApiErrorBoundary
          reset={reset}
          renderError={(error, retry) =>
            failureOf(error)?.kind === "notFound" ? (
              (notFound ?? <EmptyState title={t("empty.information")} />)
            ) : (
              <Banner
                tone="error"
                title={t("state.notLoaded")}
                action={<Button onClick={retry}>{t("action.tryAgain")}</Button>}
              >
                {failureOf(error)?.kind === "offline" ? t("failure.offline") : undefined}
              </Banner>
            )
          }
        >
          <Suspense fallback={outline}>
            <ClientOnly>{children}</ClientOnly>
          </Suspense>
        </ApiErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

type ApiErrorBoundaryProps = {
  children: ReactNode;
  reset: () => void;
  renderError: (error: unknown, retry: () => void) => ReactNode;
};

class ApiErrorBoundary extends Component<ApiErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error?: unknown } {
    // A fault of ours is not a failed call: it goes on to the last-resort boundary.
    if (failureOf(error) === undefined) throw error;
    return { error };
  }

  override render(): ReactNode {
    const { children, reset, renderError } = this.props;
    if (this.state.error === undefined) return children;
    return renderError(this.state.error, () => {
      reset();
      this.setState({ error: undefined });
    });
  }
}
