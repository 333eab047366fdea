/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A phone number as the world dials it, a plus sign and then digits only, 25 characters at most.
 * @maxLength 25
 * @pattern ^\+[0-9]{1,24}$
 */
export type PhoneNumber = string;
