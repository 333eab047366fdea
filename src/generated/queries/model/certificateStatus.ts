/**
 * Generated from openapi/. Do not edit.
 */

/**
 * VALID is in force, EXPIRED has passed its last day, WITHDRAWN was taken back by the service before that day.
 */
export type CertificateStatus = 'VALID' | 'EXPIRED' | 'WITHDRAWN';