import type { Language } from "../../../src/i18n/language.ts";
import type { PersonaId } from "../../../mocks/store/personas.ts";
import { redirects, type RouteName } from "../../../src/config/paths.ts";
import { routes } from "../../../src/app/routes.ts";
import { accessByRoute } from "../../support/accessByRoute.ts";
import { isFullRun, selectCase } from "../../support/selection.ts";
import { testedLanguages } from "./portal.ts";

/** A kind of user of the portal. */
export type TestUser = { name: string; as?: PersonaId; role?: string };

/** Every kind of user, with the first role that the backend returns for it. */
export const testUsers: readonly TestUser[] = [
  { name: "a visitor" },
  { name: "a citizen", as: "citizen", role: "ASAN_USER" },
  { name: "a representative", as: "director", role: "ASAN_USER" },
  { name: "a foreign organisation", as: "foreign", role: "USER" },
  { name: "an administrator", as: "admin", role: "ADMIN" },
];

/** Returns whether a user with this role may see a page. */
export function canAccess(name: RouteName, role: string | undefined): boolean {
  if (accessByRoute[name] === "personal") return role === "ASAN_USER" || role === "ADMIN";
  return accessByRoute[name] === "public" || role !== undefined;
}

/** Every page that is tested on its own. Redirects lead to another page; two pages need a link with a code. */
export const testedRoutes: readonly RouteName[] = (Object.keys(routes) as RouteName[]).filter(
  (name) => redirects[name] === undefined && name !== "identityReturn" && name !== "passwordReset",
);

/** A user who visits pages in a language. Each page has one user whose turn it is to test it in detail. */
export type PageVisits = TestUser & {
  language: Language;
  routeNames: readonly RouteName[];
  routeNamesInDetail: readonly RouteName[];
};

/**
 * Returns the visits in a language of a test of every page. In a full run, every user visits every page that they may see,
 * in every language. Otherwise each page is visited by the user whose turn it is, each in one language.
 */
export function listPageVisits(users: readonly TestUser[], language: Language): PageVisits[] {
  const visitorsOf = (name: RouteName): readonly TestUser[] =>
    users.filter(
      ({ role }) => canAccess(name, role) && (role !== undefined || routes[name]?.redirectsToLogin !== true),
    );
  const openRoutes = testedRoutes.filter((name) => visitorsOf(name).length > 0);
  return users
    .filter((_, userIndex) => isFullRun || selectCase(testedLanguages, userIndex) === language)
    .map((user) => {
      const routeNamesInDetail = openRoutes.filter(
        (name, pageIndex) => selectCase(visitorsOf(name), pageIndex) === user,
      );
      const routeNames = isFullRun ? openRoutes.filter((name) => visitorsOf(name).includes(user)) : routeNamesInDetail;
      return { ...user, language, routeNames, routeNamesInDetail };
    });
}
