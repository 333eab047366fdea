/**
 * Generated from openapi/. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * A file that a person sent, or that the service issued to them.
 */
export interface Document {
  /**
     * The document's number.
     * @minimum 1
     */
  id: number;
  /**
     * What the document is called, as whoever made it called it.
     * @minLength 1
     * @maxLength 300
     */
  name: string;
  /**
     * The name the file is saved under, with its ending.
     * @minLength 1
     * @maxLength 255
     */
  fileName: string;
  /**
     * What kind of file it is. Pictures, videos and PDF are shown in the portal, everything else is only saved.
     * @maxLength 127
     * @pattern ^[a-z]+/[a-z0-9.+-]+$
     */
  mimeType: string;
  /**
     * How many bytes it has.
     * @minimum 0
     * @maximum 1000000000
     */
  size: number;
  /** The language the document is written in. Absent when it is not known, or when there is nothing to read. */
  lang?: Language;
  /** When it was sent or issued. */
  createdAt: string;
  /**
     * The number of the appeal it belongs to. Absent when it belongs to none yet.
     * @minLength 1
     * @maxLength 64
     */
  appealNumber?: string;
}
