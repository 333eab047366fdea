/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The password in use is wrong, or the new one is not accepted.
 */
export type PasswordRejectedResponse = Problem;
