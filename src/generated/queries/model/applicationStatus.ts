/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The processing status of an appeal. WAITING is not yet assigned, IN_PROCESS is under review, PROGRESS is in execution, SEND_FOR_SIGN awaits a signature. CERTIFICATE_ISSUED and REFUSED are final. The portal shows an unknown status as received.
 */
export type ApplicationStatus = 'CERTIFICATE_ISSUED' | 'REFUSED' | 'IN_PROCESS' | 'WAITING' | 'PROGRESS' | 'SEND_FOR_SIGN';