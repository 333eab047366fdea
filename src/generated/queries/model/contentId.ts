/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The id of something published. It can stand in an address as it is.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type ContentId = string;
