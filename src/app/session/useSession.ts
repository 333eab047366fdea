import { useSnapshot } from "valtio";
import { sessionStore, type Session } from "../../auth/sessionStore.ts";
import { useHydrated } from "../../components/loading/hydration.ts";

const unknownSession: Session = { state: "unknown" };

/** Returns the session; unknown on the server and during hydration. */
export function useSession(): Session {
  const { current } = useSnapshot(sessionStore);
  return useHydrated() ? (current as Session) : unknownSession;
}
