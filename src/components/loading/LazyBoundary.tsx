import { Suspense, useEffect, useEffectEvent, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { showToast } from "../../state/toasts.ts";

type LazyBoundaryProps = {
  children: ReactNode;
  /** Where the visitor is: a new place is a new try. */
  resetKey: string;
  /** What stands there while it is on its way. */
  fallback?: ReactNode;
  onLoadError?: () => void;
};

/** A part of the portal that comes by itself: while it is on its way, or when it does not come, the rest goes on without it. */
export function LazyBoundary({ children, resetKey, fallback = null, onLoadError }: LazyBoundaryProps): ReactNode {
  return (
    <ErrorBoundary resetKey={resetKey} fallback={() => <LoadErrorToast {...(onLoadError && { onLoadError })} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function LoadErrorToast({ onLoadError }: Pick<LazyBoundaryProps, "onLoadError">): ReactNode {
  const t = useT();
  const tell = useEffectEvent(() => {
    showToast({ tone: "error", text: t("state.notLoaded") });
    onLoadError?.();
  });
  useEffect(() => tell(), []);
  return null;
}
