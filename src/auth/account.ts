import { getUserKey, type User } from "./sessionStore.ts";

/** Returns the organisation that a user acts for; `undefined` for a user who acts for themselves. */
export const getSelectedOrganisation = ({ manufacturers }: User): User["manufacturers"][number] | undefined =>
  manufacturers.find(({ selected }) => selected);

/** Returns a text that identifies the account that a user acts for. */
export function getAccountKey(user: User): string {
  const { selectedCertNumber, id, name } = getSelectedOrganisation(user) ?? {};
  return `${getUserKey(user)} ${selectedCertNumber ?? id ?? name ?? ""}`;
}
