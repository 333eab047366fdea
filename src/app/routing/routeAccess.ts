import { userOf, type Session, type User } from "../../auth/sessionStore.ts";
import type { RouteAccess } from "../routes.ts";

/**
 * What a visitor may do with something of this access. Only the first role counts, as the service itself reads it; no role,
 * or one that the portal does not know, opens what is public.
 */
export function checkAccess(access: RouteAccess, session: Session): "open" | "signIn" | "wait" | "closed" {
  if (access === "public") return "open";
  if (session.state === "unknown") return "wait";
  const user = userOf(session);
  if (user === undefined) return "signIn";
  return access === "signedIn" || hasRole(access, user) ? "open" : "closed";
}

/** Whether something of this access is listed in a signed-in person's sidebar. */
export const isListedFor = (access: RouteAccess, user: User): boolean =>
  access === "public" || access === "signedIn" || hasRole(access, user);

function hasRole(roles: Exclude<RouteAccess, string>, user: User): boolean {
  const first: string | undefined = user.roles[0]?.authority;
  return roles.some((role) => role === first);
}
