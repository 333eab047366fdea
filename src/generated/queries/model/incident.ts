/**
 * Generated from openapi/. Do not edit.
 */

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
  /** The start of the incident. */
  startedAt: string;
  /** The end of the incident. */
  endedAt: string;
}
