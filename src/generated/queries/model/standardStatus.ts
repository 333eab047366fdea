/**
 * Generated from openapi/. Do not edit.
 */

/**
 * IN_FORCE is currently valid, REPLACED has a successor, WITHDRAWN has none.
 */
export type StandardStatus = 'IN_FORCE' | 'REPLACED' | 'WITHDRAWN';