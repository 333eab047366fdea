/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The code is wrong or has expired, or the new password is not accepted.
 */
export type ResetRejectedResponse = Problem;
