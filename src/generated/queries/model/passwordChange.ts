/**
 * Generated from openapi/. Do not edit.
 */
import type { NewPassword } from './newPassword.ts';

/**
 * The password in use and the one to replace it.
 */
export interface PasswordChange {
  /**
     * The password in use.
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
