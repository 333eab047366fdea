/**
 * Generated from openapi/. Do not edit.
 */

/**
 * All that a person has to say about something, in their own words. The lines are kept as they were written.
 * @minLength 1
 * @maxLength 4000
 * @pattern \S
 */
export type OwnWords = string;
