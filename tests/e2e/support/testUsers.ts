import type { PersonaId } from "../../../mocks/store/personas.ts";
import { entrances, type PathName } from "../../../src/config/paths.ts";
import { screens } from "../../../src/app/routes.ts";

/** Somebody the portal is for. */
export type Person = { name: string; as?: PersonaId; role?: string };

/** Everybody the portal is for, with the first role that the service gives them. */
export const people: readonly Person[] = [
  { name: "a visitor" },
  { name: "a citizen", as: "citizen", role: "ASAN_USER" },
  { name: "a representative", as: "director", role: "ASAN_USER" },
  { name: "a foreign organisation", as: "foreign", role: "USER" },
  { name: "an administrator", as: "admin", role: "ADMIN" },
];

/** Sections that belong to people who signed in with the state identity and to administrators, and those for whoever is signed in. */
const personal = /^\/(my-appeals|my-documents|payments|reports|feedbacks|call-center|e-services\/\d+\/apply)/;
const signedInOnly = /^\/(evalution|service-degree$|news-letters|notifications|personal-info)/;

/** Whether this person may see what stands at an address: by the rules of the service, not by the portal's own table. */
export const mayAct = (address: string, role: string | undefined): boolean => (personal.test(address) ? role === "ASAN_USER" || role === "ADMIN" : !signedInOnly.test(address) || role !== undefined);

/** Every screen that is looked at for itself: an entrance leads to another one, and two need a link with a code. */
export const names: readonly PathName[] = (Object.keys(screens) as PathName[]).filter((name) => entrances[name] === undefined && name !== "identityReturn" && name !== "passwordReset");
