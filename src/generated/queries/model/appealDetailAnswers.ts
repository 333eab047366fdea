/**
 * Generated from openapi/. Do not edit.
 */

/**
 * What was filled in in the form of the service, by the names of its questions.
 */
export type AppealDetailAnswers = { [key: string]: unknown };
