/**
 * Generated from openapi/. Do not edit.
 */

/**
 * E_SERVICE is asked for and delivered online. INFORMATIVE tells how to get something.
 */
export type ServiceType = 'E_SERVICE' | 'INFORMATIVE';