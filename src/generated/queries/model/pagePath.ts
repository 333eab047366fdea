/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The path of a page of the portal, without the query.
 * @minLength 1
 * @maxLength 200
 * @pattern ^/[A-Za-z0-9._~%:/-]*$
 */
export type PagePath = string;
