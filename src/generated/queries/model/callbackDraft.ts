/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { Subject } from './subject.ts';

/**
 * The phone number, the time slot and the topic of a requested callback.
 */
export interface CallbackDraft {
  phoneNumber: PhoneNumber;
  /** The id of the selected time slot, a free one of `readCallCenter`. The slot of the example is in the past. */
  slot: Id;
  /** The topic of the call. */
  topic: Subject;
}
