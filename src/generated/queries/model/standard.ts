/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';
import type { Language } from './language.ts';
import type { StandardStatus } from './standardStatus.ts';

/**
 * A state standard.
 */
export interface Standard {
  id: ContentId;
  /**
     * The letters and number it is known by.
     * @minLength 1
     * @maxLength 100
     */
  designation: string;
  /**
     * What it is about.
     * @minLength 1
     * @maxLength 500
     */
  title: string;
  /**
     * The number of its field in the International Classification for Standards.
     * @maxLength 9
     * @pattern ^[0-9]{2}([.][0-9]{3}([.][0-9]{2})?)?$
     */
  ics: string;
  status: StandardStatus;
  /** The day it was adopted. */
  adoptedAt: string;
  /**
     * The designation of its successor. Only replaced standards have one.
     * @minLength 1
     * @maxLength 100
     */
  replacedBy?: string;
  /**
     * Where more is said about it, when it can be seen online.
     * @maxLength 2048
     * @pattern ^https://
     */
  url?: string;
  /** The language of the texts, when they do not exist in the one asked for. */
  lang?: Language;
}
