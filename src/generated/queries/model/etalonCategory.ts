/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The quantity that a measurement standard measures.
 */
export type EtalonCategory = 'temperature' | 'mass' | 'electric' | 'pressure' | 'kinematic-viscosity' | 'density' | 'time-frequency' | 'dosimetric';