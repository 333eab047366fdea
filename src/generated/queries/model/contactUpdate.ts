/**
 * Generated from openapi/. Do not edit.
 */
import type { Email } from './email.ts';
import type { PhoneNumber } from './phoneNumber.ts';

/**
 * What a person known to the state identity service may change here. Their names and PIN come from the state register and are read-only.
 */
export interface ContactUpdate {
  email: Email;
  phoneNumber: PhoneNumber;
  /**
     * Anything the person wants to add.
     * @maxLength 2000
     */
  note?: string;
}
