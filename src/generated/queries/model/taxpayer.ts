/**
 * Generated from openapi/. Do not edit.
 */
import type { Voen } from './voen.ts';

/**
 * The entry of the tax register for one taxpayer number, in the register's own wording.
 */
export interface Taxpayer {
  tpn: Voen;
  /**
     * The registered name.
     * @minLength 1
     * @maxLength 300
     */
  name: string;
  /**
     * The legal address, when the register has one.
     * @maxLength 500
     */
  address?: string;
}
