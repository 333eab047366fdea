/**
 * Generated from openapi/. Do not edit.
 */
import type { CallbackSlot } from './callbackSlot.ts';

/**
 * A booked callback of the call center.
 */
export interface Callback {
  /**
     * The callback's id.
     * @minimum 1
     */
  id: number;
  /** The phone number, as it is stored. */
  phone: string;
  /** The time slot of the call. */
  slot: CallbackSlot;
  /** The topic, as entered by the user. */
  topic: string;
}
