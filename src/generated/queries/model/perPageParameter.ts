/**
 * Generated from openapi/. Do not edit.
 */

/**
 * How many entries one page has.
 */
export type PerPageParameter = number;
