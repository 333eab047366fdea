/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The server failed to process a valid request.
 */
export type ServerFaultResponse = Problem;
