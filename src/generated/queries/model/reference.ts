/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A law, a rule or a standard that something rests on, and where it can be read.
 */
export interface Reference {
  /**
     * What it is called, with its number.
     * @minLength 1
     * @maxLength 500
     */
  title: string;
  /**
     * Where it can be read, when it can be read online.
     * @maxLength 2048
     * @pattern ^https://
     */
  url?: string;
}
