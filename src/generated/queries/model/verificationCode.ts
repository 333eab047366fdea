/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The code that was sent to the user's e-mail address, without spaces.
 * @minLength 1
 * @maxLength 64
 * @pattern ^\S+$
 */
export type VerificationCode = string;
