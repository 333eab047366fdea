/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Something in the appeal is missing or not accepted.
 */
export type AppealRejectedResponse = Problem;
