/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The type of the value.
 */
export type ServiceFormFieldType = 'string' | 'number' | 'integer' | 'boolean';