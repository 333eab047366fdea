/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The taxpayer number (VÖEN) of a person or an organisation, ten digits.
 * @maxLength 10
 * @pattern ^[0-9]{10}$
 */
export type Voen = string;
