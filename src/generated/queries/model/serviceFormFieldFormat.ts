/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A date is chosen in a calendar. An e-mail address is checked for its form.
 */
export type ServiceFormFieldFormat = 'date' | 'email';