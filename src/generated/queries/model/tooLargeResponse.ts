/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The request body is larger than the server accepts.
 */
export type TooLargeResponse = Problem;
