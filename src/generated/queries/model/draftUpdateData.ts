/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The answers by the names of the form's questions. Null throws the draft away.
 * @nullable
 */
export type DraftUpdateData = { [key: string]: unknown } | null;
