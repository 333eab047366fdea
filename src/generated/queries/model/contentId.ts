/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The id of published content. It can be used in a URL without encoding.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type ContentId = string;
