/**
 * Generated from openapi/. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * A period in which a part of the service was unavailable.
 */
export interface Incident {
  /**
     * What was unavailable.
     * @minLength 1
     * @maxLength 1000
     */
  description: string;
  /** The language of the description, when it is not available in the requested language. */
  lang?: Language;
  /** The start of the incident. */
  startedAt: string;
  /** The end of the incident. */
  endedAt: string;
}
