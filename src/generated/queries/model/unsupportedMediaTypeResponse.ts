/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The `Content-Type` of the request is not the declared one.
 */
export type UnsupportedMediaTypeResponse = Problem;
