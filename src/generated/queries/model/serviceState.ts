/**
 * Generated from openapi/. Do not edit.
 */

/**
 * OK means that everything works, DEGRADED that parts are slow or unavailable, DOWN that nothing works.
 */
export type ServiceState = 'OK' | 'DEGRADED' | 'DOWN';