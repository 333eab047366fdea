/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The language that a user has selected.
 */
export interface UserLanguage {
  /**
     * The two-letter code. The portal treats an unsupported language as az.
     * @minLength 2
     * @maxLength 35
     */
  isoCode: string;
}
