/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The answers by the names of the form's questions. Null when nothing is kept.
 * @nullable
 */
export type DraftData = { [key: string]: unknown } | null;
