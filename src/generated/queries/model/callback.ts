/**
 * Generated from openapi/. Do not edit.
 */
import type { CallbackSlot } from './callbackSlot.ts';
import type { PhoneNumber } from './phoneNumber.ts';

/**
 * A call that the call center has promised.
 */
export interface Callback {
  /**
     * The call's number.
     * @minimum 1
     */
  id: number;
  phone: PhoneNumber;
  /** When the call comes. */
  slot: CallbackSlot;
  /**
     * What it is about, in the person's words.
     * @maxLength 300
     */
  topic: string;
}
