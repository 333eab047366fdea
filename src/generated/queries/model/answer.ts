/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The answer to an evaluation question. PARTIALLY is between yes and no.
 */
export type Answer = 'YES' | 'NO' | 'PARTIALLY';