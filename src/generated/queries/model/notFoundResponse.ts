/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The requested resource does not exist, or no longer exists.
 */
export type NotFoundResponse = Problem;
