/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The person is known but may not do this.
 */
export type ForbiddenResponse = Problem;
