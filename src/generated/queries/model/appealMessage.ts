/**
 * Generated from openapi/. Do not edit.
 */
import type { AppealMessageAuthor } from './appealMessageAuthor.ts';
import type { Document } from './document.ts';
import type { Id } from './id.ts';
import type { Language } from './language.ts';

/**
 * One message between the sender of an appeal and the service.
 */
export interface AppealMessage {
  /** The id of the message. */
  id: Id;
  author: AppealMessageAuthor;
  /** The text, as entered by its author. */
  text: string;
  /** The language of the text. Absent when the server does not know it. */
  lang?: Language;
  /** The time of sending. */
  sentAt: string;
  /**
     * The attached files. Empty when there are none.
     * @maxItems 20
     */
  documents: Document[];
  /** True for a message of the service that asks for a missing document, until a file has been sent. Absent for every other message. */
  needsDocument?: boolean;
}
