/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The header `Accept` allows none of the file types of the response. Operations with a JSON response ignore this header.
 */
export type NotAcceptableResponse = Problem;
