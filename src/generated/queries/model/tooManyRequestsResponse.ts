/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Too many attempts in a short time. The client has to wait before it retries.
 */
export type TooManyRequestsResponse = Problem;
