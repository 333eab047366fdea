/**
 * Generated from openapi/. Do not edit.
 */
import type { ContentId } from './contentId.ts';
import type { PhoneNumber } from './phoneNumber.ts';
import type { Subject } from './subject.ts';

/**
 * Whom the call center should call, when and about what.
 */
export interface CallbackDraft {
  phone: PhoneNumber;
  /** The id of the time that was chosen. */
  slot: ContentId;
  /** What the call is about. */
  topic: Subject;
}
