/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Something the organisation's details say is not accepted.
 */
export type PossessorRejectedResponse = Problem;
