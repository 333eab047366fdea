/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The language a user has chosen.
 */
export interface UserLanguage {
  /**
     * The two-letter code. One the portal does not speak is read as az.
     * @minLength 2
     * @maxLength 35
     */
  isoCode: string;
}
