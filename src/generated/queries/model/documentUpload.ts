/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A file and what to call it.
 */
export interface DocumentUpload {
  /** The file itself, 20 megabytes at most. A PNG or JPEG picture, a PDF or an MP4 video. */
  file: Blob | File;
  /**
     * What to call the document. Without it, it is called as its file.
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  name?: string;
}
