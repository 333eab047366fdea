import { Suspense, useEffect, useEffectEvent, type ReactNode } from "react";
import { useT } from "../../i18n/IntlProvider.tsx";
import { showToast } from "../../state/toasts.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

type LazyBoundaryProps = {
  children: ReactNode;
  /** A change of this key tries again to load and render the children: usually the path. */
  resetKey: string;
  /** Renders until the children are loaded. */
  fallback?: ReactNode;
  onLoadError?: () => void;
};

/** Renders lazy components that the page works without: when one of them fails, a toast reports it and the rest stays. */
export function LazyBoundary({ children, resetKey, fallback = null, onLoadError }: LazyBoundaryProps): ReactNode {
  return (
    <ErrorBoundary resetKey={resetKey} fallbackRender={() => <LoadErrorToast {...(onLoadError && { onLoadError })} />}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function LoadErrorToast({ onLoadError }: Pick<LazyBoundaryProps, "onLoadError">): ReactNode {
  const t = useT();
  const reportError = useEffectEvent(() => {
    showToast({ tone: "error", text: t("state.notLoaded") });
    onLoadError?.();
  });
  useEffect(() => reportError(), []);
  return null;
}
