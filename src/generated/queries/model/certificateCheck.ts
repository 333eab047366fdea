/**
 * Generated from openapi/. Do not edit.
 */
import type { Certificate } from './certificate.ts';

/**
 * The result of the check of a certificate number.
 */
export interface CertificateCheck {
  /**
     * The number that was checked, without spaces around it.
     * @minLength 1
     * @maxLength 64
     */
  certificateNo: string;
  /** The certificate. Absent when the service has issued none with this number. */
  certificate?: Certificate;
}
