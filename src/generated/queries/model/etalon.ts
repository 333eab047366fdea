/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';
import type { EtalonCategory } from './etalonCategory.ts';
import type { Language } from './language.ts';
import type { Picture } from './picture.ts';

/**
 * A government standard, the most exact measure of its kind in the country, which all others are compared with.
 */
export interface Etalon {
  id: ContentId;
  category: EtalonCategory;
  /**
     * What it is.
     * @minLength 1
     * @maxLength 500
     */
  name: string;
  /**
     * From what to what it measures, with the unit.
     * @minLength 1
     * @maxLength 300
     */
  range: string;
  /**
     * How far a result can be from the true value, with the unit.
     * @minLength 1
     * @maxLength 300
     */
  uncertainty: string;
  /**
     * The laboratory that keeps it.
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
  /** The last day its certificate is valid. It may have passed. */
  validUntil: string;
  image?: Picture;
  /** The language of the texts, when they do not exist in the one asked for. */
  lang?: Language;
}
