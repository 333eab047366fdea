/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The request is well-formed, but a value in it is not accepted.
 */
export type UnprocessableResponse = Problem;
