/**
 * Generated from openapi/. Do not edit.
 */
import type { Token } from './token.ts';

/**
 * A second session for the other portal, with the user's privileges there.
 */
export interface HandOver {
  /** The access token of the second session. */
  token: Token;
  /** The refresh token of the second session. */
  refreshToken: Token;
  /** The user's privileges in the other portal. An empty list means that only its public pages are accessible. */
  privileges: string[];
}
