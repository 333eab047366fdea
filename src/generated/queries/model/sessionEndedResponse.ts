/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The refresh token is unknown, already used or expired. The user has to sign in again.
 */
export type SessionEndedResponse = Problem;
