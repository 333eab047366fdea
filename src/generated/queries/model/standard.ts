/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { Language } from './language.ts';
import type { StandardStatus } from './standardStatus.ts';

/**
 * A state standard.
 */
export interface Standard {
  id: Id;
  /**
     * The letters and the number of the standard.
     * @minLength 1
     * @maxLength 100
     */
  designation: string;
  /**
     * The subject of the standard.
     * @minLength 1
     * @maxLength 500
     */
  title: string;
  /**
     * The code of its field in the International Classification for Standards.
     * @maxLength 9
     * @pattern ^[0-9]{2}([.][0-9]{3}([.][0-9]{2})?)?$
     */
  ics: string;
  status: StandardStatus;
  /** The day of adoption. */
  adoptedAt: string;
  /**
     * The designation of the standard that replaces it. Present for replaced standards, and for no others.
     * @minLength 1
     * @maxLength 100
     */
  replacedBy?: string;
  /**
     * A URL with more information, when it is available online.
     * @maxLength 2048
     * @pattern ^https://
     */
  url?: string;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
