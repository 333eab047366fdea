/**
 * Generated from openapi/. Do not edit.
 */
import type { Token } from './token.ts';

/**
 * The response to choosing an account. When it contains tokens, they replace the tokens of the session, which may stay valid until they expire. Otherwise the session continues with its current tokens.
 */
export interface AccountChoice {
  /** The access token of the session that acts for the selected account. */
  token?: Token;
  /** The refresh token that belongs to this access token. */
  refreshToken?: Token;
  /** A message that the portal shows verbatim. */
  message?: string;
}
