/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A value in the feedback is missing or not accepted.
 */
export type FeedbackRejectedResponse = Problem;
