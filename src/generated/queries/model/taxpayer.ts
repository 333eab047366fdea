/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The entry of the tax register for one taxpayer number, in the register's own wording.
 */
export interface Taxpayer {
  /** The taxpayer number (VÖEN). */
  tpn?: string;
  /** The registered name. */
  name?: string;
  /** The legal address, when the register has one. */
  address?: string;
}
