/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The password that the user wants to set, spaces included.
 */
export type CandidatePasswordParameter = string;
