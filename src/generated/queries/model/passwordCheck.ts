/**
 * Generated from openapi/. Do not edit.
 */

/**
 * Whether a password may be set for this person.
 */
export interface PasswordCheck {
  /** True when the password is good enough. */
  valid: boolean;
  /**
     * Why the password is not accepted, in the language asked for. Absent when it is.
     * @maxLength 1000
     */
  reason?: string;
}
