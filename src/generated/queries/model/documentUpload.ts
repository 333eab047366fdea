/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A file and its display name.
 */
export interface DocumentUpload {
  /**
     * The content of the file, at most 20 MB. A PNG or JPEG image, a PDF or an MP4 video.
     * @maxLength 20000000
     */
  file: Blob | File;
  /**
     * The display name of the document. The default is the file name.
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  name?: string;
}
