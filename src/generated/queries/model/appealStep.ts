/**
 * Generated from openapi/. Do not edit.
 */
import type { ApplicationStatus } from './applicationStatus.ts';

/**
 * One event in the history of an appeal.
 */
export interface AppealStep {
  /** The status after this event. */
  status: ApplicationStatus;
  /** The time of the event. */
  at: string;
  /**
     * The reason or the next step, as stated by the service. Always present for a refusal. The note of the last step of a complaint or a suggestion is its answer.
     * @maxLength 4000
     */
  note?: string;
  /** True for a step in which the user corrected the appeal. The status does not change. Absent for every other step. */
  correction?: boolean;
}
