/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { Language } from './language.ts';

/**
 * A group of goods with the same risks, which are controlled in the same way.
 */
export interface RiskGroup {
  id: Id;
  /**
     * The short name of the group.
     * @minLength 1
     * @maxLength 32
     */
  code: string;
  /**
     * The name of the group.
     * @minLength 1
     * @maxLength 300
     */
  title: string;
  /**
     * Which goods are in the group, and how they are controlled.
     * @maxLength 2000
     */
  description: string;
  /**
     * The number of kinds of goods in the group.
     * @minimum 0
     * @maximum 1000000
     */
  productCount: number;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
