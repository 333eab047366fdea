/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { Subject } from './subject.ts';

/**
 * The phone number, the time slot and the topic of a requested callback.
 */
export interface CallbackDraft {
  phone: PhoneNumber;
  /** The id of the selected time slot. */
  slot: ContentId;
  /** The topic of the call. */
  topic: Subject;
}
