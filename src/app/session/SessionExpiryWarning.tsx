import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { reloadUser } from "../../auth/session.ts";
import { getCurrentSession, subscribeToSession, type TabSession } from "../../auth/tokenStorage.ts";
import { lazyWithRetry } from "../../components/loading/lazyWithRetry.tsx";
import { withAllMessages } from "../../components/loading/withAllMessages.tsx";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";
import { getWarningMs } from "./getWarningMs.ts";

/** A poll instead of one long timer: timers do not run while a device sleeps. */
const clockIntervalMs = 5000;
/** A refresh that moves the expiry by less than this does not extend the session. */
const minExtensionMs = 60_000;

const SessionExpiryDialog = lazyWithRetry(withAllMessages(() => import("./SessionExpiryDialog.tsx")));

/**
 * Renders the warning before the session expires, in every tab. Renders nothing when the token has no expiry.
 * At the expiry it only requests the user again: the session ends when the server rejects that request.
 */
export function SessionExpiryWarning(): ReactNode {
  const session = useSyncExternalStore(subscribeToSession, getCurrentSession);
  const nowMs = useCurrentTimeMs();
  const [expiryState, setExpiryState] = useState(() => getNextExpiryState(undefined, session));
  const [dismissedRenewal, setDismissedRenewal] = useState<string>();

  if (expiryState.session?.renewal !== session?.renewal) setExpiryState(getNextExpiryState(expiryState, session));
  const { expiry, isFinal, maxLifetimeMs } = expiryState;
  const remainingMs = expiry === undefined ? Infinity : expiry.expiresAtMs - nowMs;
  const hasExpired = remainingMs <= 0;
  useEffect(() => {
    if (hasExpired) void reloadUser();
  }, [hasExpired, session?.renewal]);

  if (
    expiry === undefined ||
    hasExpired ||
    remainingMs > getWarningMs(maxLifetimeMs) ||
    dismissedRenewal === session?.renewal
  )
    return null;
  return (
    <LazyBoundary resetKey="session">
      <SessionExpiryDialog
        expiresAtMs={expiry.expiresAtMs}
        remainingMs={remainingMs}
        isFinal={isFinal}
        onClose={() => setDismissedRenewal(session?.renewal)}
      />
    </LazyBoundary>
  );
}

/** The expiry of the session, whether the last refresh failed to move it, and the longest lifetime of a token in this session. */
type ExpiryState = {
  session: TabSession | undefined;
  expiry: TabSession["expiry"];
  isFinal: boolean;
  maxLifetimeMs: number;
};

function getNextExpiryState(previous: ExpiryState | undefined, session: TabSession | undefined): ExpiryState {
  const expiry = session?.expiry;
  const sameSession = previous?.session?.id === session?.id ? previous : undefined;
  const isFinal =
    sameSession?.expiry !== undefined &&
    expiry !== undefined &&
    expiry.expiresAtMs - sameSession.expiry.expiresAtMs < minExtensionMs;
  return {
    session,
    expiry,
    isFinal,
    maxLifetimeMs: Math.max(sameSession?.maxLifetimeMs ?? 0, expiry?.lifetimeMs ?? 0),
  };
}

/** Returns the current Unix timestamp in milliseconds. Updates every few seconds and when the tab becomes visible. */
function useCurrentTimeMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const update = (): void => setNowMs(Date.now());
    const timer = setInterval(update, clockIntervalMs);
    document.addEventListener("visibilitychange", update);
    // The expiry of new tokens is compared with the time of their arrival.
    const unsubscribe = subscribeToSession(update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
      unsubscribe();
    };
  }, []);
  return nowMs;
}
