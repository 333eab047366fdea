/**
 * Generated from openapi/. Do not edit.
 */
import type { Token } from './token.ts';

/**
 * A second session for the neighbouring portal, and what the person may do there.
 */
export interface HandOver {
  /** The bearer token of the second session. */
  token: Token;
  /** The refresh token of the second session. */
  refreshToken: Token;
  /**
     * What the person may do in the other portal. An empty list means that only its public pages are open to them.
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 100
     */
  privileges: string[];
}
