/**
 * Generated from openapi/. Do not edit.
 */
import type { Token } from './token.ts';

/**
 * The pair of tokens of a new session.
 */
export interface SessionTokens {
  /** The access token, sent with every request. */
  token: Token;
  /** The token for requesting a new pair when the access token has expired. It is valid once. */
  refreshToken: Token;
  /** A greeting that the portal shows verbatim. */
  message?: string;
}
