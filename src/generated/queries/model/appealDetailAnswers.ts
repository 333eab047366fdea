/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The submitted values of the service form, by field name.
 */
export type AppealDetailAnswers = { [key: string]: unknown };
