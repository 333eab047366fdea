/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { Language } from './language.ts';

/**
 * A file that a user uploaded, or that the service issued to them.
 */
export interface Document {
  /** The document's id. */
  id: Id;
  /** The display name of the document, as set by its author. */
  name: string;
  /**
     * The file name for saving, with its extension.
     * @minLength 1
     * @maxLength 255
     */
  fileName: string;
  /**
     * The media type of the file. The portal displays images, videos and PDF; other types can only be saved.
     * @maxLength 127
     * @pattern ^[a-z]+/[a-z0-9.+-]+$
     */
  mimeType: string;
  /**
     * The size in bytes.
     * @minimum 0
     * @maximum 1000000000
     */
  size: number;
  /** The language of the document. Absent when it is unknown or the document has no text. */
  lang?: Language;
  /** The time of upload or issue. */
  createdAt: string;
  /**
     * The registration number of the appeal that it belongs to. Absent while it belongs to none.
     * @minLength 1
     * @maxLength 64
     */
  appealNumber?: string;
  /**
     * The number by which anybody can check an issued certificate. Absent for every other document.
     * @minLength 1
     * @maxLength 64
     */
  certificateNo?: string;
}
