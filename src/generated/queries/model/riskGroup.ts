/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';
import type { Language } from './language.ts';

/**
 * A group of goods that are watched in the same way, because the same can go wrong with them.
 */
export interface RiskGroup {
  id: ContentId;
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
     * What goods are in it and how they are watched.
     * @maxLength 2000
     */
  description: string;
  /**
     * How many kinds of goods are in it.
     * @minimum 0
     * @maximum 1000000
     */
  productCount: number;
  /** The language of the texts, when they do not exist in the one asked for. */
  lang?: Language;
}
