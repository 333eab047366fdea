/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A value in the registration is not accepted, for example an e-mail address that already has an account.
 */
export type RegistrationRejectedResponse = Problem;
