/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A value in the appeal is missing or not accepted.
 */
export type AppealRejectedResponse = Problem;
