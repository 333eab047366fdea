/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The number of entries per page.
 */
export type PerPageParameter = number;
