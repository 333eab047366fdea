/**
 * Generated from openapi/. Do not edit.
 */
import type { SessionTokens } from './sessionTokens.ts';
import type { Token } from './token.ts';

/**
 * The session tokens of a person who came from the state identity service, with the tokens of its neighbours when the person has them.
 */
export type IdentitySession = SessionTokens & {
  /** The token of the state identity session itself, needed to leave it on sign-out. */
  asanToken?: Token;
  /** Opens the person's conversation with the call center. */
  messengerToken?: Token;
  /** Renews the conversation's token. */
  messengerRefreshToken?: Token;
};
