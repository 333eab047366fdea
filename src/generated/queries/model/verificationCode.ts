/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The code the service sent to the person's e-mail address, without spaces.
 * @minLength 1
 * @maxLength 64
 * @pattern ^\S+$
 */
export type VerificationCode = string;
