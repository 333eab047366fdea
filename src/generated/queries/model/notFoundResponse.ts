/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * What was asked for does not exist, or no longer does.
 */
export type NotFoundResponse = Problem;
