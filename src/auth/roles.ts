import type { Authority } from "../generated/contract.d.ts";
import type { User } from "./sessionStore.ts";

/** Roles with personal sections: users of the state identity login, and administrators. */
export const personalRoles: readonly Authority[] = ["ASAN_USER", "ADMIN"];

/** Returns whether a user may act for an organisation, whether or not one is selected. */
export const hasOrganisation = ({ manufacturers }: User): boolean => manufacturers.length > 0;

/** Returns whether the first role of a user is in a list. Only the first role counts, as in the backend. */
export function hasRole(roles: readonly Authority[], user: User): boolean {
  const firstRole: string | undefined = user.roles[0]?.authority;
  return roles.some((role) => role === firstRole);
}
