/**
 * Generated from openapi/. Do not edit.
 */
import type { Voen } from './voen.ts';

/**
 * The shop, company or person a complaint is about.
 */
export interface Counterparty {
  /**
     * Their name, as far as the person knows it.
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  name: string;
  voen?: Voen;
}
