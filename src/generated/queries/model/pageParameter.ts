/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The page number, starting at 1.
 */
export type PageParameter = number;
