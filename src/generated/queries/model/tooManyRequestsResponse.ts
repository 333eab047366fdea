/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Too many attempts in a short time. The person is told to wait.
 */
export type TooManyRequestsResponse = Problem;
