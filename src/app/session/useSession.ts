import { useSnapshot } from "valtio";
import { getSessionUser, sessionStore, type Session, type User } from "../../auth/sessionStore.ts";
import { useHydrated } from "../../components/loading/hydration.ts";

const unknownSession: Session = { state: "unknown" };

/** Returns the session; unknown on the server and during hydration. */
export function useSession(): Session {
  const { current } = useSnapshot(sessionStore);
  return useHydrated() ? (current as Session) : unknownSession;
}

/** Returns the signed-in user; `undefined` also on the server and during hydration, where `useUser` may have one. */
export const useSessionUser = (): User | undefined => getSessionUser(useSession());
