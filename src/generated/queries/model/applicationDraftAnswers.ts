/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The answers to the form of the service, by the names of its questions. They are checked by the form's own rules.
 */
export type ApplicationDraftAnswers = { [key: string]: unknown };
