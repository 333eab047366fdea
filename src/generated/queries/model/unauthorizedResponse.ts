/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The access token is missing, unknown or expired.
 */
export type UnauthorizedResponse = Problem;
