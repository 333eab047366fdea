/**
 * Generated from openapi/. Do not edit.
 */

/**
 * An image that belongs to a text.
 */
export interface Picture {
  /**
     * The URL of the image, as a path on the host of the portal, such as one below that of the API. The content security policy of the portal allows no image of another host.
     * @minLength 1
     * @maxLength 2048
     * @pattern ^/[A-Za-z0-9]
     */
  url: string;
  /**
     * The alternative text of the image. Empty when the image is decorative.
     * @maxLength 500
     */
  alt: string;
}
