/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The values by field name. Null deletes the draft.
 * @nullable
 */
export type DraftUpdateData = { [key: string]: unknown } | null;
