import { bodies } from "../generated/requests.js";
import type { Account } from "./accounts.ts";
import { splitNormalizedWords } from "./textNormalization.ts";
import { messages } from "./messages.ts";
import type { LocalizedText } from "./localizedText.ts";

/** Whether a password keeps the contract's rule for new ones, which is compiled into every body that sets one. */
const isStrongPassword = (password: string): boolean =>
  bodies.resetPassword?.({ newPassword: password, repeatedPassword: password }) === true;

/** What the service has against a password; `undefined` when it may be used. */
export function validatePassword(
  password: string,
  { names, used = [] }: { names: readonly string[]; used?: readonly string[] },
): LocalizedText | undefined {
  if (!isStrongPassword(password)) return messages.passwordWeak;
  const folded = splitNormalizedWords(password).join("");
  // Very short names stand in too many innocent words.
  const parts = names.flatMap((name) => splitNormalizedWords(name)).filter((part) => part.length >= 3);
  if (parts.some((part) => folded.includes(part))) return messages.passwordHasName;
  if (used.includes(password)) return messages.passwordUsed;
  return undefined;
}

/** The same for an account that exists. */
export const validateAccountPassword = (account: Account, password: string): LocalizedText | undefined =>
  validatePassword(password, { names: [account.name, account.surname], used: account.passwords });

/** Whether this is the account's password. */
export const isCurrentPassword = (account: Account, password: string): boolean => account.passwords.at(-1) === password;
