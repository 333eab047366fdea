import { bodyValidators } from "../generated/requestValidators.js";
import type { Account } from "./accounts.ts";
import { splitNormalizedWords } from "./textNormalization.ts";
import { messages } from "./messages.ts";
import type { LocalizedText } from "./localizedText.ts";

/** Returns true if a password matches the contract's pattern. Each body that sets a password contains this rule. */
const isStrongPassword = (password: string): boolean =>
  bodyValidators.resetPassword?.({ newPassword: password, repeatedPassword: password }) === true;

/** Returns the error message of a new password; `undefined` when it is valid. */
export function validatePassword(
  password: string,
  { names, used = [] }: { names: readonly string[]; used?: readonly string[] },
): LocalizedText | undefined {
  if (!isStrongPassword(password)) return messages.passwordWeak;
  const normalizedPassword = splitNormalizedWords(password).join("");
  // Very short names occur in too many unrelated words.
  const nameParts = names.flatMap((name) => splitNormalizedWords(name)).filter((part) => part.length >= 3);
  if (nameParts.some((part) => normalizedPassword.includes(part))) return messages.passwordHasName;
  if (used.includes(password)) return messages.passwordUsed;
  return undefined;
}

/** Validates a new password of an existing account. */
export const validateAccountPassword = (account: Account, password: string): LocalizedText | undefined =>
  validatePassword(password, { names: [account.name, account.surname], used: account.passwords });

/** Returns true if the text is the account's current password. */
export const isCurrentPassword = (account: Account, password: string): boolean => account.passwords.at(-1) === password;
