/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * More was sent than is accepted at once.
 */
export type TooLargeResponse = Problem;
