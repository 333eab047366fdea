/**
 * Generated from openapi/. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * One entry of a government register. The fields depend on the register.
 */
export interface RegisterEntry {
  /**
     * The number of the entry, unique within the register.
     * @minLength 1
     * @maxLength 64
     */
  registryNumber: string;
  /**
     * The name of the instrument.
     * @minLength 1
     * @maxLength 500
     */
  name: string;
  /**
     * The type, as written by the manufacturer.
     * @maxLength 200
     */
  type?: string;
  /**
     * The manufacturer, as written by themselves.
     * @maxLength 300
     */
  manufacturer?: string;
  /**
     * The country of manufacture.
     * @maxLength 200
     */
  country?: string;
  /**
     * The number of the approval certificate.
     * @maxLength 64
     */
  certificateNo?: string;
  /** The first day of the approval. */
  validFrom?: string;
  /** The last day of the approval. */
  validUntil?: string;
  /** The day of removal from the register of approved instruments. Each entry of `removed-measurement-tools` has one, and no entry of another register. */
  removedAt?: string;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
