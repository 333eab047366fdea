/**
 * Generated from openapi/. Do not edit.
 */
import type { Document } from './document.ts';
import type { Language } from './language.ts';

/**
 * What the business that a complaint is about has answered to the service. Absent while there is no answer.
 */
export interface TraderAnswer {
  /**
     * The name of the business that answered.
     * @minLength 1
     * @maxLength 300
     */
  name: string;
  /**
     * The text of the answer.
     * @minLength 1
     * @maxLength 8000
     */
  text: string;
  /** The language of the text. Absent when the server does not know it. */
  lang?: Language;
  /** The time of the answer. */
  answeredAt: string;
  /**
     * The attached files. They are not among the documents of the appeal. Empty when there are none.
     * @maxItems 20
     */
  documents: Document[];
}
