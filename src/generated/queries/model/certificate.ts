/**
 * Generated from openapi/. Do not edit.
 */
import type { CertificateStatus } from './certificateStatus.ts';
import type { Language } from './language.ts';

/**
 * What anybody may know of a certificate that the service issued.
 */
export interface Certificate {
  /**
     * The number of the certificate, as printed on it.
     * @minLength 1
     * @maxLength 64
     */
  certificateNo: string;
  /**
     * The kind of certificate, such as the service that ends with it.
     * @minLength 1
     * @maxLength 500
     */
  kind: string;
  /**
     * The name of the organisation to which it was issued, or the initials of a person, because numbers can be guessed.
     * @minLength 1
     * @maxLength 300
     */
  holder: string;
  /** The day of issue. */
  issueDate: string;
  /** The last day on which it is valid. Absent when it does not expire. */
  validUntil?: string;
  status: CertificateStatus;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
