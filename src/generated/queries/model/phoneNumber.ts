/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A phone number in international format, a plus sign followed by digits only, at most 25 characters.
 * @maxLength 25
 * @pattern ^\+[0-9]{1,24}$
 */
export type PhoneNumber = string;
