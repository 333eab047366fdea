/**
 * Generated from openapi/. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * One line of a government register. Which fields it has depends on the register.
 */
export interface RegisterEntry {
  /**
     * The number of the entry. Within a register no two are the same.
     * @minLength 1
     * @maxLength 64
     */
  registryNumber: string;
  /**
     * What it is.
     * @minLength 1
     * @maxLength 500
     */
  name: string;
  /**
     * The type, as its maker writes it.
     * @maxLength 200
     */
  type?: string;
  /**
     * Who makes it, as they write their name.
     * @maxLength 300
     */
  manufacturer?: string;
  /**
     * Where it is made.
     * @maxLength 200
     */
  country?: string;
  /**
     * The number of the certificate that allows it.
     * @maxLength 64
     */
  certificateNo?: string;
  /** The first day it is allowed. */
  validFrom?: string;
  /** The last day it is allowed. */
  validUntil?: string;
  /** The day it was removed from the register of those allowed. */
  removedAt?: string;
  /** The language of the texts, when they do not exist in the one asked for. */
  lang?: Language;
}
