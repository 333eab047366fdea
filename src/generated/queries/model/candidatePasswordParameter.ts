/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The password the person would like to set, spaces included.
 */
export type CandidatePasswordParameter = string;
