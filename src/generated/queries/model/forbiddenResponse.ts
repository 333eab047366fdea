/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The user is authenticated, but is not permitted to do this.
 */
export type ForbiddenResponse = Problem;
