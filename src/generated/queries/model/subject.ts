/**
 * Generated from openapi/. Do not edit.
 */

/**
 * What it is about, in a few words of the person's own.
 * @minLength 1
 * @maxLength 300
 * @pattern \S
 */
export type Subject = string;
