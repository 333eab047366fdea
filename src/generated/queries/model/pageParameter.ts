/**
 * Generated from openapi/. Do not edit.
 */

/**
 * Which page of the list, from 1.
 */
export type PageParameter = number;
