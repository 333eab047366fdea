import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import type { Tokens } from "../../auth/tokenPair.ts";
import { readUser } from "../../auth/session.ts";
import { sessionEnd, type SessionEnd as End } from "../../auth/sessionExpiry.ts";
import { heldTokens, onTokens } from "../../auth/tokenStore.ts";
import { part } from "../../components/loading/lazyComponent.tsx";
import { Optional } from "../../components/loading/LazyBoundary.tsx";

/** How long before the end it is announced, in milliseconds. Of a short session it is the last half, but never less than is needed to answer. */
const warnBefore = 5 * 60_000;
const leastWarning = 2 * 60_000;
/** How often the clock is looked at, in milliseconds: a device that slept, or a clock that was put right, is noticed soon. */
const pause = 5000;
/** A renewal that moves the end by less has not moved it. */
const noGain = 60_000;

const SessionEndDialog = part(() => import("./SessionExpiryDialog.tsx"));

/**
 * Announces the end of the sign-in in time, in every tab, when its token says when that is. At the end nothing is decided
 * here: the service is asked, and only its no ends the sign-in.
 */
export function SessionEnd(): ReactNode {
  const tokens = useSyncExternalStore(onTokens, heldTokens);
  const now = useNow();
  const [seen, setSeen] = useState(() => watch(undefined, tokens));
  const [dismissed, dismiss] = useState<string>();

  if (seen.tokens?.refresh !== tokens?.refresh) setSeen(watch(seen, tokens));
  const { end, final, longest } = seen;
  const left = end === undefined ? Infinity : end.at - now;
  const over = left <= 0;
  useEffect(() => {
    if (over) void readUser();
  }, [over, tokens?.refresh]);

  if (end === undefined || over || left > Math.min(warnBefore, Math.max(leastWarning, longest / 2)) || dismissed === tokens?.refresh) return null;
  return (
    <Optional place="session">
      <SessionEndDialog endsAt={end.at} minutes={Math.ceil(left / 60_000)} final={final} onClose={() => dismiss(tokens?.refresh)} />
    </Optional>
  );
}

/** The end that is waited for, whether the last renewal has not moved it, and for how long tokens of this sign-in were given at most. */
type Watch = { tokens: Tokens | undefined; end: End | undefined; final: boolean; longest: number };

function watch(before: Watch | undefined, tokens: Tokens | undefined): Watch {
  const end = tokens && sessionEnd(tokens);
  const was = before?.tokens?.id === tokens?.id ? before : undefined;
  const final = was?.end !== undefined && end !== undefined && end.at - was.end.at < noGain;
  return { tokens, end, final, longest: Math.max(was?.longest ?? 0, end?.lasts ?? 0) };
}

/** The time in milliseconds, looked at again every few seconds and whenever somebody comes back to the page. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = (): void => setNow(Date.now());
    const timer = setInterval(look, pause);
    document.addEventListener("visibilitychange", look);
    // New tokens are held against the time at which they came.
    const stop = onTokens(look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
      stop();
    };
  }, []);
  return now;
}
