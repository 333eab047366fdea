import { useSnapshot } from "valtio";
import { sessionStore, getSessionUser, type Session, type User } from "./sessionStore.ts";

/** Returns the signed-in user; `undefined` for an anonymous visitor. */
export const useUser = (): User | undefined => getSessionUser(useSnapshot(sessionStore).current as Session);
