/**
 * Generated from openapi/. Do not edit.
 */
import type { NewPassword } from './newPassword.ts';

/**
 * The password that replaces a forgotten one.
 */
export interface PasswordReset {
  newPassword: NewPassword;
  /**
     * The new password, typed a second time.
     * @maxLength 256
     */
  repeatedPassword: string;
}
