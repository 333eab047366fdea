/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A law, a regulation or a standard that something is based on, with its URL.
 */
export interface Reference {
  /**
     * Its title and number.
     * @minLength 1
     * @maxLength 500
     */
  title: string;
  /**
     * The URL, when it is available online.
     * @maxLength 2048
     * @pattern ^https://
     */
  url?: string;
}
