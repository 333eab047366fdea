/**
 * Generated from openapi/. Do not edit.
 */

/**
 * What the answer is.
 */
export type ServiceFormFieldType = 'string' | 'number' | 'integer' | 'boolean';