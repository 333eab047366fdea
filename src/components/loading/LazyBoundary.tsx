import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { showToast } from "../../state/toasts.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { Reconnection } from "./Reconnection.tsx";
import { UnthrottledSuspense } from "./UnthrottledSuspense.tsx";

type LazyBoundaryProps = {
  children: ReactNode;
  /** A change of this key tries again to load and render the children: usually the path. */
  resetKey: string;
  /** Renders until the children are loaded. */
  fallback?: ReactNode;
  /** Runs when the children could not be loaded. Without it, they are loaded again by themselves. */
  onLoadError?: (() => void) | undefined;
};

/**
 * Renders lazy components that the page works without: when one of them fails, a toast reports it and the rest stays. It is
 * loaded again when the connection returns, and after a while.
 */
export function LazyBoundary({ children, resetKey, fallback = null, onLoadError }: LazyBoundaryProps): ReactNode {
  const failures = useRef({ resetKey, count: 0 });
  const handleFailure = (): number => {
    onLoadError?.();
    // A new key begins anew, also with the report.
    const count = failures.current.resetKey === resetKey ? failures.current.count + 1 : 1;
    failures.current = { resetKey, count };
    return count;
  };
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallbackRender={(_error, reset) => (
        <LoadFailure onFailure={handleFailure} onRetry={onLoadError === undefined ? reset : undefined} />
      )}
    >
      <UnthrottledSuspense fallback={fallback}>{children}</UnthrottledSuspense>
    </ErrorBoundary>
  );
}

type LoadFailureProps = {
  /** Returns how often the children have failed. */
  onFailure: () => number;
  onRetry: (() => void) | undefined;
};

/** Reports the first failure. Retries after a reconnection, and after five seconds, which double up to five minutes. */
function LoadFailure({ onFailure, onRetry }: LoadFailureProps): ReactNode {
  const t = useT();
  const retry = useEffectEvent(() => onRetry?.());
  const start = useEffectEvent(() => {
    const count = onFailure();
    if (count === 1 || onRetry === undefined) showToast({ tone: "error", text: t("state.notLoaded") });
    return setTimeout(() => retry(), 2500 * 2 ** Math.min(count, 7));
  });
  useEffect(() => {
    const timer = start();
    return () => clearTimeout(timer);
  }, []);
  return <Reconnection onReconnect={retry} />;
}
