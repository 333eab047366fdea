import type { PersonaId } from "../../../mocks/store/personas.ts";
import { redirects, type RouteName } from "../../../src/config/paths.ts";
import { routes } from "../../../src/app/routes.ts";

/** Somebody the portal is for. */
export type TestUser = { name: string; as?: PersonaId; role?: string };

/** Everybody the portal is for, with the first role that the service gives them. */
export const testUsers: readonly TestUser[] = [
  { name: "a visitor" },
  { name: "a citizen", as: "citizen", role: "ASAN_USER" },
  { name: "a representative", as: "director", role: "ASAN_USER" },
  { name: "a foreign organisation", as: "foreign", role: "USER" },
  { name: "an administrator", as: "admin", role: "ADMIN" },
];

/** Sections that belong to people who signed in with the state identity and to administrators, and those for whoever is signed in. */
const personalPaths = /^\/(my-appeals|my-documents|payments|reports|feedbacks|call-center|e-services\/\d+\/apply)/;
const signedInPaths = /^\/(evalution|service-degree$|news-letters|notifications|personal-info)/;

/** Whether this person may see what stands at an address: by the rules of the service, not by the portal's own table. */
export const canAccess = (path: string, role: string | undefined): boolean =>
  personalPaths.test(path) ? role === "ASAN_USER" || role === "ADMIN" : !signedInPaths.test(path) || role !== undefined;

/** Every screen that is looked at for itself: an entrance leads to another one, and two need a link with a code. */
export const testedRoutes: readonly RouteName[] = (Object.keys(routes) as RouteName[]).filter(
  (name) => redirects[name] === undefined && name !== "identityReturn" && name !== "passwordReset",
);
