import { Suspense, useEffect, useState, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { useLocation } from "wouter";
import { ErrorBoundary } from "../../components/loading/ErrorBoundary.tsx";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { useFirstViewOver } from "../../components/loading/firstView.ts";
import { Reconnection } from "../../components/loading/Reconnection.tsx";
import { withQueryClient } from "../../components/loading/withQueryClient.tsx";
import { dismissToast, toastStore } from "../../state/toasts.ts";
import { useSessionUser } from "../session/useSession.ts";

// With the messages of the layout: those of the region are not among the messages of the first view.
const ToastRegion = lazyWithRetry(withQueryClient(() => import("./ToastRegion.tsx")));

/** Renders the toasts. Their script is not part of the first view; without it they are plain text. */
export function Toasts(): ReactNode {
  const [path] = useLocation();
  const isNeeded = useRegionNeeded();
  return (
    <ErrorBoundary resetKey={path} fallbackRender={(_error, reset) => <PlainToasts onReconnect={reset} />}>
      <Suspense>{isNeeded && <ToastRegion />}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * Returns whether the region of the toasts has to be in the page. That is before most first toasts, because screen readers do
 * not announce a live region that is inserted with its text: from the first press of a key or pointer, and for a signed-in
 * user, whom the live feed may notify at any time, from the end of the first view.
 */
function useRegionNeeded(): boolean {
  const [wasPressed, setPressed] = useState(false);
  const isFirstViewOver = useFirstViewOver();
  const hasToasts = useSnapshot(toastStore).toasts.length > 0;
  const isSignedIn = useSessionUser() !== undefined;
  useEffect(() => {
    const onPress = (): void => setPressed(true);
    const eventTypes = ["pointerdown", "keydown"] as const;
    for (const type of eventTypes) addEventListener(type, onPress, { once: true, passive: true });
    return () => {
      for (const type of eventTypes) removeEventListener(type, onPress);
    };
  }, []);
  return wasPressed || hasToasts || (isSignedIn && isFirstViewOver);
}

/**
 * Renders the text of the newest toast, which a press dismisses, when the script of the region cannot be loaded, as without a
 * connection.
 */
function PlainToasts({ onReconnect }: { onReconnect: () => void }): ReactNode {
  const { toasts } = useSnapshot(toastStore);
  return (
    <div className="toasts" role="status">
      <Reconnection onReconnect={onReconnect} />
      {toasts.slice(-1).map(({ id, tone, text }) => (
        <button key={id} className="toast" data-tone={tone} onClick={() => dismissToast(id)}>
          {text}
        </button>
      ))}
    </div>
  );
}
