/**
 * Generated from openapi/. Do not edit.
 */
import type { ApplicationStatus } from './applicationStatus.ts';

/**
 * One thing that happened to an appeal.
 */
export interface AppealStep {
  /** The status it had from then on. */
  status: ApplicationStatus;
  /** When it happened. */
  at: string;
  /**
     * Why, or what comes next, as the service says it. A refusal always has one.
     * @maxLength 4000
     */
  note?: string;
}
