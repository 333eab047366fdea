import type { Account } from "./accounts.ts";
import type { Principal } from "./sessions.ts";
import type { MockStore } from "./mockStore.ts";

/**
 * The owner of personal data: a person, or an organisation with all its representatives. Data of the person is hidden
 * while the user represents an organisation, and vice versa.
 */
export type Owner = `person:${number}` | `organisation:${number}`;

const findOrganisation = ({ account, session }: Principal): Account["organisations"][number] | undefined =>
  account.organisations.find(({ selectedCertNumber }) => selectedCertNumber === session.certNumber);

/** Returns the owner of new data of a session. */
export function getOwner(principal: Principal): Owner {
  const organisation = findOrganisation(principal);
  return organisation === undefined ? `person:${principal.account.id}` : `organisation:${organisation.id}`;
}

/** Returns the applicant name of a session. */
export const getApplicantName = (principal: Principal): string =>
  findOrganisation(principal)?.name ?? `${principal.account.name} ${principal.account.surname}`;

/** Returns the ids of all accounts that share an owner's data. */
export const getOwnerAccountIds = (store: MockStore, owner: Owner): number[] =>
  store.state.accounts
    .filter(
      ({ id, organisations }) =>
        owner === `person:${id}` || organisations.some((organisation) => owner === `organisation:${organisation.id}`),
    )
    .map(({ id }) => id);
