import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import type { StoredTokens } from "../../auth/tokenPair.ts";
import { reloadUser } from "../../auth/session.ts";
import { sessionExpiry, type SessionExpiry as End } from "../../auth/sessionExpiry.ts";
import { currentTokens, subscribeToTokens } from "../../auth/tokenStore.ts";
import { lazyComponent } from "../../components/loading/lazyComponent.tsx";
import { LazyBoundary } from "../../components/loading/LazyBoundary.tsx";

/** How long before the end it is announced, in milliseconds. Of a short session it is the last half, but never less than is needed to answer. */
const warnBeforeMs = 5 * 60_000;
const minWarningMs = 2 * 60_000;
/** How often the clock is looked at, in milliseconds: a device that slept, or a clock that was put right, is noticed soon. */
const checkIntervalMs = 5000;
/** A renewal that moves the end by less has not moved it. */
const minExtensionMs = 60_000;

const SessionEndDialog = lazyComponent(() => import("./SessionExpiryDialog.tsx"));

/**
 * Announces the end of the sign-in in time, in every tab, when its token says when that is. At the end nothing is decided
 * here: the service is asked, and only its no ends the sign-in.
 */
export function SessionExpiryWarning(): ReactNode {
  const tokens = useSyncExternalStore(subscribeToTokens, currentTokens);
  const now = useCurrentTimeMs();
  const [seen, setSeen] = useState(() => nextExpiryState(undefined, tokens));
  const [dismissed, dismiss] = useState<string>();

  if (seen.tokens?.refresh !== tokens?.refresh) setSeen(nextExpiryState(seen, tokens));
  const { expiry, isFinal, maxLifetimeMs } = seen;
  const left = expiry === undefined ? Infinity : expiry.expiresAtMs - now;
  const over = left <= 0;
  useEffect(() => {
    if (over) void reloadUser();
  }, [over, tokens?.refresh]);

  if (
    expiry === undefined ||
    over ||
    left > Math.min(warnBeforeMs, Math.max(minWarningMs, maxLifetimeMs / 2)) ||
    dismissed === tokens?.refresh
  )
    return null;
  return (
    <LazyBoundary resetKey="session">
      <SessionEndDialog
        expiresAtMs={expiry.expiresAtMs}
        minutesLeft={Math.ceil(left / 60_000)}
        isFinal={isFinal}
        onClose={() => dismiss(tokens?.refresh)}
      />
    </LazyBoundary>
  );
}

/** The end that is waited for, whether the last renewal has not moved it, and for how long tokens of this sign-in were given at most. */
type ExpiryState = {
  tokens: StoredTokens | undefined;
  expiry: End | undefined;
  isFinal: boolean;
  maxLifetimeMs: number;
};

function nextExpiryState(before: ExpiryState | undefined, tokens: StoredTokens | undefined): ExpiryState {
  const end = tokens && sessionExpiry(tokens);
  const was = before?.tokens?.id === tokens?.id ? before : undefined;
  const final =
    was?.expiry !== undefined && end !== undefined && end.expiresAtMs - was.expiry.expiresAtMs < minExtensionMs;
  return {
    tokens,
    expiry: end,
    isFinal: final,
    maxLifetimeMs: Math.max(was?.maxLifetimeMs ?? 0, end?.lifetimeMs ?? 0),
  };
}

/** The time in milliseconds, looked at again every few seconds and whenever somebody comes back to the page. */
function useCurrentTimeMs(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    const timer = setInterval(look, checkIntervalMs);
    document.addEventListener("visibilitychange", look);
    // New tokens are held against the time at which they came.
    const stop = subscribeToTokens(look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      stop();
    };
  }, []);
  return now;
}
