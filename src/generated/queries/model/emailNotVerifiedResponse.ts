/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The password is right, but the e-mail address has not been confirmed yet. The person is asked for the code that was sent to it.
 */
export type EmailNotVerifiedResponse = Problem;
