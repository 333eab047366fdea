/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The values of the service form, by field name. The schema of the form validates them.
 */
export type ApplicationDraftAnswers = { [key: string]: unknown };
