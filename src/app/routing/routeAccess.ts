import { hasOrganisation, hasRole } from "../../auth/roles.ts";
import { getSessionUser, type Session, type User } from "../../auth/sessionStore.ts";
import type { RouteDefinition } from "../routes.ts";

type RestrictedRoute = Pick<RouteDefinition, "access" | "requiresOrganisation">;

/**
 * Returns whether the session may open a route. A user with no role, or with an unknown one, may open public routes.
 * `noOrganisation`: the user has the role for it, but no organisation.
 */
export function checkAccess(
  { access, requiresOrganisation }: RestrictedRoute,
  session: Session,
): "open" | "signIn" | "wait" | "closed" | "noOrganisation" {
  if (access === "public") return "open";
  if (session.state === "unknown") return "wait";
  const user = getSessionUser(session);
  if (user === undefined) return "signIn";
  if (access !== "signedIn" && !hasRole(access, user)) return "closed";
  return requiresOrganisation === true && !hasOrganisation(user) ? "noOrganisation" : "open";
}

/** Returns whether menus list a route for a user. `visibleTo` replaces the access of the route. */
export function isListedFor(
  { access, requiresOrganisation }: RestrictedRoute,
  user: User,
  visibleTo = access,
): boolean {
  if (requiresOrganisation === true && !hasOrganisation(user)) return false;
  return visibleTo === "public" || visibleTo === "signedIn" || hasRole(visibleTo, user);
}
