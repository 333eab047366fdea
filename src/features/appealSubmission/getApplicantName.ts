import type { User } from "../../auth/sessionStore.ts";

/** In whose name somebody acts: the organisation they have chosen, or they themselves. */
export function getApplicantName({ name, surname, manufacturers }: User): string {
  return manufacturers.find(({ selected }) => selected)?.name ?? `${name} ${surname}`.trim();
}
