/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The details of an organisation.
 */
export interface PossessorDraft {
  /**
     * The organisation's name.
     * @minLength 3
     * @maxLength 300
     * @pattern \S
     */
  name: string;
  /**
     * The legal address.
     * @minLength 7
     * @maxLength 500
     * @pattern \S
     */
  address: string;
  /**
     * A note about the organisation.
     * @maxLength 2000
     */
  description?: string;
}
