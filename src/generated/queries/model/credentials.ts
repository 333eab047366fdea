/**
 * Generated from openapi/. Do not edit.
 */
import type { Email } from './email.ts';

/**
 * The e-mail address and password of a foreign organisation's account.
 */
export interface Credentials {
  username: Email;
  /**
     * The password as typed, spaces included. It can be older than the current password rules, so only its length is validated.
     * @minLength 5
     * @maxLength 256
     */
  password: string;
}
