/**
 * Generated from openapi/. Do not edit.
 */

/**
 * An image that belongs to a text.
 */
export interface Picture {
  /**
     * The URL of the image.
     * @minLength 1
     * @maxLength 2048
     */
  url: string;
  /**
     * The alternative text of the image. Empty when the image is decorative.
     * @maxLength 500
     */
  alt: string;
}
