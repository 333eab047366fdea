import { QueryErrorResetBoundary } from "@tanstack/react-query";
import { Component, Suspense, type ReactNode } from "react";
import { failureOf } from "../../api/failure.ts";
import { useWords } from "../../i18n/Words.tsx";
import { Banner } from "../feedback/Banner.tsx";
import { Button } from "../buttons/Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { InBrowser } from "./ClientOnly.tsx";

/** What waits for data, the outline shown meanwhile, and what stands there when this server does not have the call. */
type LoadedProps = { children: ReactNode; missing?: ReactNode } & ({ shape: "text" | "cards" | "list"; title?: undefined } | { shape: "page"; title: string });

/**
 * The boundary around everything that reads from the server: its outline while it loads, its failure with a way to try
 * again, and the section's empty state where a server has no such call. On a server it draws the outline. A page that is
 * named by what it shows has the shape "page"; until then it is called by its `title`.
 */
export function Loaded({ children, shape, missing, title }: LoadedProps): ReactNode {
  const say = useWords();
  const outline = <Skeleton shape={shape} title={title} titleHidden label={say("state.loading")} slow={say("state.stillWorking")} />;
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <FailureBoundary
          reset={reset}
          show={(error, retry) =>
            failureOf(error)?.kind === "notFound" ? (
              (missing ?? <EmptyState title={say("empty.information")} />)
            ) : (
              <Banner tone="error" title={say("state.notLoaded")} action={<Button onClick={retry}>{say("action.tryAgain")}</Button>}>
                {failureOf(error)?.kind === "offline" ? say("failure.offline") : undefined}
              </Banner>
            )
          }
        >
          <Suspense fallback={outline}>
            <InBrowser>{children}</InBrowser>
          </Suspense>
        </FailureBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

type BoundaryProps = { children: ReactNode; reset: () => void; show: (error: unknown, retry: () => void) => ReactNode };

class FailureBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error?: unknown } {
    // A fault of ours is not a failed call: it goes on to the last-resort boundary.
    if (failureOf(error) === undefined) throw error;
    return { error };
  }

  override render(): ReactNode {
    const { children, reset, show } = this.props;
    if (this.state.error === undefined) return children;
    return show(this.state.error, () => {
      reset();
      this.setState({ error: undefined });
    });
  }
}
