/**
 * Generated from openapi/. Do not edit.
 */
import type { Email } from './email.ts';
import type { PhoneNumber } from './phoneNumber.ts';

/**
 * The contact details that a user with a state identity may change. Their name and PIN come from the state register and are read-only.
 */
export interface ContactUpdate {
  email: Email;
  phoneNumber: PhoneNumber;
  /**
     * An optional note by the user. An empty text removes it, so that a response has no such field or an empty one.
     * @maxLength 2000
     */
  note?: string;
}
