/**
 * Generated from openapi/. Do not edit.
 */

/**
 * OK means that everything works, DEGRADED that something is slow or missing, DOWN that nothing works.
 */
export type ServiceState = 'OK' | 'DEGRADED' | 'DOWN';