import type { User } from "./sessionStore.ts";

/** Returns the name of the selected organisation, or the user's own name. */
export function getApplicantName({ name, surname, manufacturers }: User): string {
  return manufacturers.find(({ selected }) => selected)?.name ?? `${name} ${surname}`.trim();
}
