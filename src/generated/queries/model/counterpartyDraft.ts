/**
 * Generated from openapi/. Do not edit.
 */
import type { Voen } from './voen.ts';

/**
 * The shop, company or person that a complaint is about.
 */
export interface CounterpartyDraft {
  /**
     * The name, as far as the user has it.
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  name: string;
  voen?: Voen;
}
