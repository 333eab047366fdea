/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Nobody is signed in, or the token that was sent has expired.
 */
export type UnauthorizedResponse = Problem;
