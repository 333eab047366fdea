import { useSnapshot } from "valtio";
import { sessionStore, type Session } from "../session/session.ts";

/** The session as it is now. */
export const useSession = (): Session => useSnapshot(sessionStore).now as Session;
