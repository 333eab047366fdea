/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The current password is wrong, or the new password is not accepted.
 */
export type PasswordRejectedResponse = Problem;
