/**
 * Generated from openapi/. Do not edit.
 */
import type { Token } from './token.ts';

/**
 * The new pair of tokens that replaces an expired one. The access token is named accessToken here, and token in the sign-in response.
 */
export interface RenewedTokens {
  /** The access token, sent with every request from now on. */
  accessToken: Token;
  /** The next refresh token. The one in the request is no longer valid. */
  refreshToken: Token;
}
