/**
 * Generated from openapi/. Do not edit.
 */
import type { NewPassword } from './newPassword.ts';

/**
 * The current password and the new one.
 */
export interface PasswordChange {
  /**
     * The current password.
     * @minLength 1
     * @maxLength 256
     */
  oldPassword: string;
  newPassword: NewPassword;
  /**
     * The new password, typed a second time.
     * @maxLength 256
     */
  repeatedPassword: string;
}
