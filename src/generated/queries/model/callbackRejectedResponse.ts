/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A value in the callback request is missing or not accepted.
 */
export type CallbackRejectedResponse = Problem;
