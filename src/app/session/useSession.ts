import { useSnapshot } from "valtio";
import { sessionStore, type Session } from "../../auth/sessionStore.ts";
import { useHydrated } from "../../components/loading/useHydrated.ts";

const unknownSession: Session = { state: "unknown" };

/** The session as it is now; unknown where the page is drawn on a server, and while what that sent is taken over. */
export function useSession(): Session {
  const { current } = useSnapshot(sessionStore);
  return useHydrated() ? (current as Session) : unknownSession;
}
