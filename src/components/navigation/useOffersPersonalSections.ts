import { hasRole, personalRoles } from "../../auth/roles.ts";
import { useUser } from "../../auth/useUser.ts";
import { useHydrated } from "../loading/hydration.ts";

/**
 * Returns whether a link to a personal section leads somewhere: for users with a role for it, and for visitors, who can sign
 * in. Returns false for a user without such a role, for example of a foreign organisation. During hydration it returns true,
 * as in the prerendered page.
 */
export function useOffersPersonalSections(): boolean {
  const user = useUser();
  return !useHydrated() || user === undefined || hasRole(personalRoles, user);
}
