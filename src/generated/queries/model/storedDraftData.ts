/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The values by field name.
 */
export type StoredDraftData = { [key: string]: unknown };
