import { useSnapshot } from "valtio";
import { sessionStore, userOf, type Session, type User } from "./sessionStore.ts";

/** Whoever is signed in, for components; nobody where nobody is. */
export const useUser = (): User | undefined => userOf(useSnapshot(sessionStore).current as Session);
