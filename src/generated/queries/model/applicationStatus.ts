/**
 * Generated from openapi/. Do not edit.
 */

/**
 * How far an appeal has come. WAITING is waiting to be looked at, IN_PROCESS is under review, PROGRESS in execution, SEND_FOR_SIGN with whoever signs, CERTIFICATE_ISSUED and REFUSED are the ends. A word the portal does not know yet is shown as it is.
 */
export type ApplicationStatus = 'CERTIFICATE_ISSUED' | 'REFUSED' | 'IN_PROCESS' | 'WAITING' | 'PROGRESS' | 'SEND_FOR_SIGN';