import { useSnapshot } from "valtio";
import { sessionStore, userOf, type Session, type User } from "./sessionStore.ts";

/** Returns the signed-in user; `undefined` for an anonymous visitor. */
export const useUser = (): User | undefined => userOf(useSnapshot(sessionStore).current as Session);
