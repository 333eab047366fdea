/**
 * Generated from openapi/. Do not edit.
 */
import type { SessionTokens } from './sessionTokens.ts';
import type { Token } from './token.ts';

/**
 * The session tokens of a user who signed in with the state identity, with tokens of related services if the user has them.
 */
export type IdentitySession = SessionTokens & {
  /** The token of the state identity session. The portal keeps it until the sign-out for other pages of the service, and sends it nowhere. Its redirect to the single sign-out of the state identity has only the address to return to and the language. */
  asanToken?: Token;
  /** The token of the user's conversation with the call center. */
  messengerToken?: Token;
  /** The refresh token of the conversation. */
  messengerRefreshToken?: Token;
};
