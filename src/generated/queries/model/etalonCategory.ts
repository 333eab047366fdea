/**
 * Generated from openapi/. Do not edit.
 */

/**
 * What a government standard measures.
 */
export type EtalonCategory = 'temperature' | 'mass' | 'electric' | 'pressure' | 'kinematic-viscosity' | 'density' | 'time-frequency' | 'dosimetric';