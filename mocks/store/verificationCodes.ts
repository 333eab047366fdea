import type { Account } from "./accounts.ts";
import { isPersonaId, personas, type PersonaId } from "./personas.ts";
import { activationCodeLifetimeMs, type VerificationCode } from "./state.ts";
import type { MockStore } from "./mockStore.ts";

/** The lifetime of a code from its last e-mail. */
const codeLifetimesMs: Readonly<Record<VerificationCode["purpose"], number>> = {
  activation: activationCodeLifetimeMs,
  reset: 15 * 60_000,
};

/** Issues a code for an account. Earlier codes of the same purpose become invalid. */
export function issueVerificationCode(
  store: MockStore,
  purpose: VerificationCode["purpose"],
  account: Account,
): string {
  const { state } = store;
  let code = store.random.code();
  while (state.verificationCodes.some((verificationCode) => verificationCode.code === code)) code = store.random.code();
  const expiresAt = store.now() + codeLifetimesMs[purpose];
  state.verificationCodes = [
    ...state.verificationCodes.filter(
      (verificationCode) => verificationCode.accountId !== account.id || verificationCode.purpose !== purpose,
    ),
    { code, purpose, accountId: account.id, expiresAt },
  ];
  return code;
}

/** Returns the valid code of an account, which is valid anew, or issues a new one. */
export function reuseOrIssueVerificationCode(
  store: MockStore,
  purpose: VerificationCode["purpose"],
  account: Account,
): string {
  const record = store.state.verificationCodes.find(
    (verificationCode) =>
      verificationCode.accountId === account.id &&
      verificationCode.purpose === purpose &&
      verificationCode.expiresAt > store.now(),
  );
  if (record === undefined) return issueVerificationCode(store, purpose, account);
  record.expiresAt = store.now() + codeLifetimesMs[purpose];
  return record.code;
}

/** The result of a code check. */
export type CodeCheckResult = { state: "valid"; account: Account } | { state: "unknown" } | { state: "expired" };

/** Checks a code without consuming it. */
export function checkVerificationCode(
  store: MockStore,
  purpose: VerificationCode["purpose"],
  code: string,
): CodeCheckResult {
  const record = store.state.verificationCodes.find(
    (verificationCode) => verificationCode.code === code && verificationCode.purpose === purpose,
  );
  const account = store.state.accounts.find(({ id }) => id === record?.accountId);
  if (record === undefined || account === undefined) return { state: "unknown" };
  return record.expiresAt <= store.now() ? { state: "expired" } : { state: "valid", account };
}

/** Consumes a code. */
export function consumeVerificationCode(store: MockStore, code: string): void {
  store.state.verificationCodes = store.state.verificationCodes.filter(
    (verificationCode) => verificationCode.code !== code,
  );
}

/** Returns a code of the identity stub for a persona. `nonce` makes it unique. */
export const createIdentityCode = (persona: PersonaId, nonce: string): string => `${persona}-${nonce}`;

/** Redeems an identity code once. Returns its account; `undefined` for an invalid or used code. */
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
