import type { Principal } from "./sessions.ts";
import type { MockStore } from "./mockStore.ts";

/**
 * To whom something personal belongs: a person, or an organisation together with everybody who acts for it. What one sent
 * as a citizen is not seen while acting for an organisation, nor the other way round.
 */
export type Owner = `person:${number}` | `organisation:${number}`;

/** To whom what a visitor sends now belongs. */
export function getOwner({ account, session }: Principal): Owner {
  const organisation = account.organisations.find(
    ({ selectedCertNumber }) => selectedCertNumber === session.certNumber,
  );
  return organisation === undefined ? `person:${account.id}` : `organisation:${organisation.id}`;
}

/** The name under which a visitor acts. */
export function getApplicantName({ account, session }: Principal): string {
  const organisation = account.organisations.find(
    ({ selectedCertNumber }) => selectedCertNumber === session.certNumber,
  );
  return organisation?.name ?? `${account.name} ${account.surname}`;
}

/** The accounts of everybody to whom something belongs. */
export const getOwnerAccountIds = (store: MockStore, owner: Owner): number[] =>
  store.state.accounts
    .filter(
      ({ id, organisations }) =>
        owner === `person:${id}` || organisations.some((organisation) => owner === `organisation:${organisation.id}`),
    )
    .map(({ id }) => id);
