/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The business that a complaint is about, as it is stored.
 */
export interface Counterparty {
  /** The name, as entered by the user. */
  name: string;
  /** The taxpayer number (VÖEN), when the user gave it. */
  voen?: string;
}
