/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The personal identification number (FİN) on an Azerbaijani identity card. It has seven characters, digits and Latin capitals without I and O, which look like 1 and 0.
 * @maxLength 7
 * @pattern ^[0-9A-HJ-NP-Z]{7}$
 */
export type Pin = string;
