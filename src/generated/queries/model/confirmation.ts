/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The server completed the request and confirms it with a message.
 */
export interface Confirmation {
  /**
     * The message that the portal shows verbatim.
     * @minLength 1
     * @maxLength 1000
     */
  message: string;
}
