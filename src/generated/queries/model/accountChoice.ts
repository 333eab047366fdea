/**
 * Generated from openapi/. Do not edit.
 */
import type { Token } from './token.ts';

/**
 * The answer to choosing an account. When it carries tokens they replace the session's tokens, when it does not the session goes on as it was.
 */
export interface AccountChoice {
  /** The bearer token of the session that now acts for the chosen account. */
  token?: Token;
  /** The refresh token that belongs to it. */
  refreshToken?: Token;
  /**
     * A sentence the portal shows word for word.
     * @maxLength 1000
     */
  message?: string;
}
