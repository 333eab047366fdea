/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The result of a password check for this user.
 */
export interface PasswordCheck {
  /** True when the password is accepted. */
  valid: boolean;
  /**
     * The reason why the password is not accepted, in the requested language. Absent when it is accepted.
     * @maxLength 1000
     */
  reason?: string;
}
