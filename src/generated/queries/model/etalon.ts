/**
 * Generated from openapi/. Do not edit.
 */
import type { EtalonCategory } from './etalonCategory.ts';
import type { Id } from './id.ts';
import type { Language } from './language.ts';
import type { Picture } from './picture.ts';

/**
 * A state measurement standard, the most precise measure of its kind in the country, with which all others are compared.
 */
export interface Etalon {
  id: Id;
  category: EtalonCategory;
  /**
     * The name of the standard.
     * @minLength 1
     * @maxLength 500
     */
  name: string;
  /**
     * The measurement range, with the unit.
     * @minLength 1
     * @maxLength 300
     */
  range: string;
  /**
     * The measurement uncertainty, with the unit.
     * @minLength 1
     * @maxLength 300
     */
  uncertainty: string;
  /**
     * The laboratory that maintains the standard.
     * @minLength 1
     * @maxLength 300
     */
  keeper: string;
  /**
     * The number of its certificate.
     * @minLength 1
     * @maxLength 64
     */
  certificateNo: string;
  /** The last day of validity of the certificate. It can be in the past. */
  validUntil: string;
  image?: Picture;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
