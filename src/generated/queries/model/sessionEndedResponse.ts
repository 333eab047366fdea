/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The refresh token is unknown, spent or expired. The person has to sign in again.
 */
export type SessionEndedResponse = Problem;
