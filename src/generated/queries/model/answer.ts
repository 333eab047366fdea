/**
 * Generated from openapi/. Do not edit.
 */

/**
 * How a person judges what is asked. PARTIALLY lies between yes and no.
 */
export type Answer = 'YES' | 'NO' | 'PARTIALLY';