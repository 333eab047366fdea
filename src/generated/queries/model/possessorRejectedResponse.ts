/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A value in the organisation's details is not accepted.
 */
export type PossessorRejectedResponse = Problem;
