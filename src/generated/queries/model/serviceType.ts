/**
 * Generated from openapi/. Do not edit.
 */

/**
 * E_SERVICE is requested and delivered online. INFORMATIVE only describes how to obtain the service.
 */
export type ServiceType = 'E_SERVICE' | 'INFORMATIVE';