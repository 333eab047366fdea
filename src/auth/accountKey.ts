import { getUserKey, type User } from "./sessionStore.ts";

/** Returns a text that identifies the account that a user acts for. */
export function getAccountKey(user: User): string {
  const { selectedCertNumber, id, name } = user.manufacturers.find(({ selected }) => selected) ?? {};
  return `${getUserKey(user)} ${selectedCertNumber ?? id ?? name ?? ""}`;
}
