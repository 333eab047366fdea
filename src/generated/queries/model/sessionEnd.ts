/**
 * Generated from openapi/. Do not edit.
 */
import type { Token } from './token.ts';

/**
 * The session that ends.
 */
export interface SessionEnd {
  /** The refresh token of the session. */
  refreshToken: Token;
}
