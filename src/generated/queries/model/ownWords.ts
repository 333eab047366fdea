/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A free text entered by the user. Line breaks are preserved.
 * @minLength 1
 * @maxLength 4000
 * @pattern \S
 */
export type OwnWords = string;
