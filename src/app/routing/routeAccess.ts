import { hasRole } from "../../auth/roles.ts";
import { getSessionUser, type Session, type User } from "../../auth/sessionStore.ts";
import type { RouteAccess } from "../routes.ts";

/**
 * Returns whether the session may open a route. A user with no role,
 * or with an unknown one, may open public routes.
 */
export function checkAccess(access: RouteAccess, session: Session): "open" | "signIn" | "wait" | "closed" {
  if (access === "public") return "open";
  if (session.state === "unknown") return "wait";
  const user = getSessionUser(session);
  if (user === undefined) return "signIn";
  return access === "signedIn" || hasRole(access, user) ? "open" : "closed";
}

/** Returns whether the sidebar of a user lists a route with this access. */
export const isListedFor = (access: RouteAccess, user: User): boolean =>
  access === "public" || access === "signedIn" || hasRole(access, user);
