/**
 * Generated from openapi/. Do not edit.
 */

/**
 * For a date, the portal shows a date picker. For an e-mail address, it validates the format.
 */
export type ServiceFormFieldFormat = 'date' | 'email';