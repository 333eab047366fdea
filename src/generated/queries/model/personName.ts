/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A given name, a surname or a father's name, in any script. It contains at least one visible character. Somebody without a father's name enters a dash.
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
export type PersonName = string;
