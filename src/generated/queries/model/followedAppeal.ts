/**
 * Generated from openapi/. Do not edit.
 */
import type { AppealKind } from './appealKind.ts';
import type { ApplicationStatus } from './applicationStatus.ts';
import type { FollowedAppealStep } from './followedAppealStep.ts';

/**
 * The status of an appeal and its dates, without names, texts and files.
 */
export interface FollowedAppeal {
  /**
     * The registration number of the appeal.
     * @minLength 1
     * @maxLength 64
     */
  appealNumber: string;
  kind: AppealKind;
  /** The time of receipt. */
  appealDate: string;
  status: ApplicationStatus;
  /** The last day of the statutory time limit. Absent when the law sets no limit. */
  dueDate?: string;
  /** The time at which the user withdrew the appeal. Absent for all other appeals. */
  withdrawnAt?: string;
  /**
     * The steps of the appeal, the earliest first. The last step has the current status.
     * @minItems 1
     * @maxItems 200
     */
  history: FollowedAppealStep[];
}
