/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Something in the request for a call is missing or not accepted.
 */
export type CallbackRejectedResponse = Problem;
