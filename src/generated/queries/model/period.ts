/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A range of days, both ends included.
 */
export interface Period {
  /** The first day. */
  from: string;
  /** The last day. */
  to: string;
}
