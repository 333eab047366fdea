/**
 * Generated from openapi/. Do not edit.
 */
import type { ApplicationStatus } from './applicationStatus.ts';

/**
 * One event in the history of a followed appeal, without its note.
 */
export interface FollowedAppealStep {
  /** The status after this event. */
  status: ApplicationStatus;
  /** The time of the event. */
  at: string;
}
