/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The language that a user has selected.
 */
export interface UserLanguage {
  /** The two-letter code, in any case. The portal treats an unsupported language as az. */
  isoCode: string;
}
