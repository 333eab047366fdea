/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Something in the feedback is missing or not accepted.
 */
export type FeedbackRejectedResponse = Problem;
