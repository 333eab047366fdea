/**
 * Generated from openapi/. Do not edit.
 */
import type { Token } from './token.ts';

/**
 * The pair of secrets a new session begins with.
 */
export interface SessionTokens {
  /** Goes with every request, as the bearer token. */
  token: Token;
  /** Buys a new pair when the first token has expired. It works once. */
  refreshToken: Token;
  /**
     * A greeting the portal shows word for word.
     * @maxLength 1000
     */
  message?: string;
}
