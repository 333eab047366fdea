/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A picture that goes with a text.
 */
export interface Picture {
  /**
     * Where the picture is.
     * @minLength 1
     * @maxLength 2048
     */
  url: string;
  /**
     * What the picture shows, for those who do not see it. Empty when it only decorates.
     * @maxLength 500
     */
  alt: string;
}
