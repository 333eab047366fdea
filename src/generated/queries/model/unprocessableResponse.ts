/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The request was understood, but something in it is not accepted.
 */
export type UnprocessableResponse = Problem;
