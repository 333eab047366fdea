/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * A path, query or header parameter is missing or invalid, or the body is no JSON.
 */
export type BadRequestResponse = Problem;
