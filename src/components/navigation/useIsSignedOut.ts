import { useSnapshot } from "valtio";
import { hasStoredSession, sessionStore } from "../../auth/sessionStore.ts";
import { useHydrated } from "../loading/hydration.ts";

/**
 * Returns whether nobody is signed in, as far as this device knows: not while a stored session is being restored. True in the
 * prerendered page.
 */
export function useIsSignedOut(): boolean {
  const { state } = useSnapshot(sessionStore).current;
  const isHydrated = useHydrated();
  return !isHydrated || (state === "unknown" ? !hasStoredSession() : state === "anonymous" || state === "ended");
}
