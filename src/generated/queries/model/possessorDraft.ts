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
     * A note about the organisation. An empty text removes it, so that a response has no such field or an empty one.
     * @maxLength 2000
     */
  description?: string;
  /**
     * The country in which the organisation is registered, as the user writes it.
     * @maxLength 100
     */
  country?: string;
  /**
     * The organisation's tax number in that country.
     * @maxLength 50
     */
  taxNumber?: string;
}
