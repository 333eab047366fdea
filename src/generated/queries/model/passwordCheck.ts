/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The result of a password check for this user. A successful response without a body accepts the password.
 */
export interface PasswordCheck {
  /** False when the password is not accepted. */
  valid?: boolean;
  /** The reason why the password is not accepted, in the requested language. Absent when it is accepted. */
  reason?: string;
}
