/**
 * Generated from openapi/. Do not edit.
 */

/**
 * A time when something did not work.
 */
export interface Incident {
  /**
     * What did not work.
     * @minLength 1
     * @maxLength 1000
     */
  description: string;
  /** When it began. */
  startedAt: string;
  /** When it was over. */
  endedAt: string;
}
