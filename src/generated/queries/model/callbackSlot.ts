/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * A time slot for a callback of the call center.
 */
export interface CallbackSlot {
  id: Id;
  /** The start of the slot. */
  from: string;
  /** The end of the slot. */
  to: string;
  /** True while the slot can be booked. */
  free: boolean;
}
