import type { Account } from "./accounts.ts";
import { isPersona, personas, type PersonaId } from "./personas.ts";
import { activationLasts, type SentCode } from "./state.ts";
import type { World } from "./mockStore.ts";

/** How long a code for a new password is good, in milliseconds. */
const resetLasts = 15 * 60_000;

/** A new code for an account. Codes sent to it for the same purpose before no longer work. */
export function issueCode(world: World, purpose: SentCode["purpose"], account: Account): string {
  const { state } = world;
  let code = world.chance.code();
  while (state.codes.some((other) => other.code === code)) code = world.chance.code();
  const ends = world.now() + (purpose === "activation" ? activationLasts : resetLasts);
  state.codes = [...state.codes.filter((other) => other.accountId !== account.id || other.purpose !== purpose), { code, purpose, accountId: account.id, ends }];
  return code;
}

/** The code that an account was sent and may still use, or a new one. */
export function goodCode(world: World, purpose: SentCode["purpose"], account: Account): string {
  const sent = world.state.codes.find((one) => one.accountId === account.id && one.purpose === purpose && one.ends > world.now());
  return sent?.code ?? issueCode(world, purpose, account);
}

/** What a code that somebody typed is worth. */
export type CodeVerdict = { state: "good"; account: Account } | { state: "wrong" } | { state: "expired" };

/** Judges a code without using it up. */
export function judgeCode(world: World, purpose: SentCode["purpose"], code: string): CodeVerdict {
  const sent = world.state.codes.find((one) => one.code === code && one.purpose === purpose);
  const account = world.state.accounts.find(({ id }) => id === sent?.accountId);
  if (sent === undefined || account === undefined) return { state: "wrong" };
  return sent.ends <= world.now() ? { state: "expired" } : { state: "good", account };
}

/** Uses a code up. */
export function spendCode(world: World, code: string): void {
  world.state.codes = world.state.codes.filter((one) => one.code !== code);
}

/** A code as the identity stand-in hands it out for a persona. `nonce` makes it unique. */
export const identityCode = (persona: PersonaId, nonce: string): string => `${persona}-${nonce}`;

/** The account that an identity code stands for, once; `undefined` for a wrong or used code. */
export function redeemIdentityCode(world: World, code: string): Account | undefined {
  const [persona = "", nonce = ""] = code.split(/-(.*)/s);
  const { state } = world;
  if (!isPersona(persona) || personas[persona].signIn.by !== "identity" || nonce.length < 8 || state.spentIdentityCodes.includes(code)) return undefined;
  state.spentIdentityCodes.push(code);
  return state.accounts.find((account) => account.persona === persona);
}
