/**
 * Generated from openapi/. Do not edit.
 */
import type { CallbackSlot } from './callbackSlot.ts';
import type { PhoneNumber } from './phoneNumber.ts';

/**
 * A booked callback of the call center.
 */
export interface Callback {
  /**
     * The callback's id.
     * @minimum 1
     */
  id: number;
  phone: PhoneNumber;
  /** The time slot of the call. */
  slot: CallbackSlot;
  /**
     * The topic, as entered by the user.
     * @maxLength 300
     */
  topic: string;
}
