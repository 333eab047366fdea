import type { Visitor } from "./sessions.ts";
import type { World } from "./mockStore.ts";

/**
 * To whom something personal belongs: a person, or an organisation together with everybody who acts for it. What one sent
 * as a citizen is not seen while acting for an organisation, nor the other way round.
 */
export type Owner = `person:${number}` | `organisation:${number}`;

/** To whom what a visitor sends now belongs. */
export function ownerOf({ account, session }: Visitor): Owner {
  const organisation = account.organisations.find(({ selectedCertNumber }) => selectedCertNumber === session.actsAs);
  return organisation === undefined ? `person:${account.id}` : `organisation:${organisation.id}`;
}

/** The name under which a visitor acts. */
export function nameOf({ account, session }: Visitor): string {
  const organisation = account.organisations.find(({ selectedCertNumber }) => selectedCertNumber === session.actsAs);
  return organisation?.name ?? `${account.name} ${account.surname}`;
}

/** The accounts of everybody to whom something belongs. */
export const peopleOf = (world: World, owner: Owner): number[] =>
  world.state.accounts.filter(({ id, organisations }) => owner === `person:${id}` || organisations.some((organisation) => owner === `organisation:${organisation.id}`)).map(({ id }) => id);
