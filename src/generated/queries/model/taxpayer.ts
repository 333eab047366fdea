/**
 * Generated from openapi/. Do not edit.
 */
import type { Voen } from './voen.ts';

/**
 * What the tax register says about one taxpayer number, in the register's own words.
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
