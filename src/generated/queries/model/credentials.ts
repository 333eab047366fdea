/**
 * Generated from openapi/. Do not edit.
 */
import type { Email } from './email.ts';

/**
 * The e-mail address and password a foreign organisation signs in with.
 */
export interface Credentials {
  username: Email;
  /**
     * The password as it was typed, spaces included. It may be older than today's strength rule, so only its length is looked at here.
     * @minLength 5
     * @maxLength 256
     */
  password: string;
}
