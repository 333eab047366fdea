/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The days from one date to another, both of them included.
 */
export interface Period {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
}
