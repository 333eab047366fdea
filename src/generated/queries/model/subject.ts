/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The subject in a few words, as entered by the user.
 * @minLength 1
 * @maxLength 300
 * @pattern \S
 */
export type Subject = string;
