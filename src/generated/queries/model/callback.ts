/**
 * Generated from openapi/. Do not edit.
 */
import type { CallbackSlot } from './callbackSlot.ts';
import type { Id } from './id.ts';

/**
 * A booked callback of the call center.
 */
export interface Callback {
  /** The callback's id. */
  id: Id;
  /** The phone number, as it is stored. */
  phoneNumber: string;
  /** The time slot of the call. */
  slot: CallbackSlot;
  /** The topic, as entered by the user. */
  topic: string;
}
