import type { Principal } from "./sessions.ts";
import type { MockStore } from "./mockStore.ts";

/**
 * The owner of personal data: a person, or an organisation with all its representatives. Data of the person is hidden
 * while the user represents an organisation, and vice versa.
 */
export type Owner = `person:${number}` | `organisation:${number}`;

/** Returns the owner of new data of a session. */
export function getOwner({ account, session }: Principal): Owner {
  const organisation = account.organisations.find(
    ({ selectedCertNumber }) => selectedCertNumber === session.certNumber,
  );
  return organisation === undefined ? `person:${account.id}` : `organisation:${organisation.id}`;
}

/** Returns the applicant name of a session. */
export function getApplicantName({ account, session }: Principal): string {
  const organisation = account.organisations.find(
    ({ selectedCertNumber }) => selectedCertNumber === session.certNumber,
  );
  return organisation?.name ?? `${account.name} ${account.surname}`;
}

/** Returns the ids of all accounts that share an owner's data. */
export const getOwnerAccountIds = (store: MockStore, owner: Owner): number[] =>
  store.state.accounts
    .filter(
      ({ id, organisations }) =>
        owner === `person:${id}` || organisations.some((organisation) => owner === `organisation:${organisation.id}`),
    )
    .map(({ id }) => id);
