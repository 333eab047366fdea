/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The values by field name. Null when there is no draft.
 * @nullable
 */
export type DraftData = { [key: string]: unknown } | null;
