import type { Account } from "./accounts.ts";
import { isPersonaId, personas, type PersonaId } from "./personas.ts";
import { activationCodeLifetimeMs, type VerificationCode } from "./state.ts";
import type { MockStore } from "./mockStore.ts";

/** How long a code for a new password is good, in milliseconds. */
const resetCodeLifetimeMs = 15 * 60_000;

/** A new code for an account. Codes sent to it for the same purpose before no longer work. */
export function issueVerificationCode(
  store: MockStore,
  purpose: VerificationCode["purpose"],
  account: Account,
): string {
  const { state } = store;
  let code = store.random.code();
  while (state.verificationCodes.some((other) => other.code === code)) code = store.random.code();
  const ends = store.now() + (purpose === "activation" ? activationCodeLifetimeMs : resetCodeLifetimeMs);
  state.verificationCodes = [
    ...state.verificationCodes.filter((other) => other.accountId !== account.id || other.purpose !== purpose),
    { code, purpose, accountId: account.id, expiresAt: ends },
  ];
  return code;
}

/** The code that an account was sent and may still use, or a new one. */
export function reuseOrIssueVerificationCode(
  store: MockStore,
  purpose: VerificationCode["purpose"],
  account: Account,
): string {
  const sent = store.state.verificationCodes.find(
    (one) => one.accountId === account.id && one.purpose === purpose && one.expiresAt > store.now(),
  );
  return sent?.code ?? issueVerificationCode(store, purpose, account);
}

/** What a code that somebody typed is worth. */
export type CodeCheckResult = { state: "good"; account: Account } | { state: "wrong" } | { state: "expired" };

/** Judges a code without using it up. */
export function checkVerificationCode(
  store: MockStore,
  purpose: VerificationCode["purpose"],
  code: string,
): CodeCheckResult {
  const sent = store.state.verificationCodes.find((one) => one.code === code && one.purpose === purpose);
  const account = store.state.accounts.find(({ id }) => id === sent?.accountId);
  if (sent === undefined || account === undefined) return { state: "wrong" };
  return sent.expiresAt <= store.now() ? { state: "expired" } : { state: "good", account };
}

/** Uses a code up. */
export function consumeVerificationCode(store: MockStore, code: string): void {
  store.state.verificationCodes = store.state.verificationCodes.filter((one) => one.code !== code);
}

/** A code as the identity stand-in hands it out for a persona. `nonce` makes it unique. */
export const createIdentityCode = (persona: PersonaId, nonce: string): string => `${persona}-${nonce}`;

/** The account that an identity code stands for, once; `undefined` for a wrong or used code. */
export function redeemIdentityCode(store: MockStore, code: string): Account | undefined {
  const [persona = "", nonce = ""] = code.split(/-(.*)/s);
  const { state } = store;
  if (
    !isPersonaId(persona) ||
    personas[persona].signIn.by !== "identity" ||
    nonce.length < 8 ||
    state.usedIdentityCodes.includes(code)
  )
    return undefined;
  state.usedIdentityCodes.push(code);
  return state.accounts.find((account) => account.persona === persona);
}
