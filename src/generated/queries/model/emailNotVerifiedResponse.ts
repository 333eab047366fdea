/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The password is correct, but the e-mail address is not confirmed yet. The user is prompted for the code that was sent to this address.
 */
export type EmailNotVerifiedResponse = Problem;
