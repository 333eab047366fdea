/**
 * Generated from openapi/. Do not edit.
 */
import type { Token } from './token.ts';

/**
 * The new pair that replaces an expired one. Here the first of them is called accessToken, at sign-in it is called token.
 */
export interface RenewedTokens {
  /** Goes with every request from now on, as the bearer token. */
  accessToken: Token;
  /** The next refresh token. The one that was sent no longer works. */
  refreshToken: Token;
}
