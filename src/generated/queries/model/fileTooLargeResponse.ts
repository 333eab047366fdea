/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file has more than 20 megabytes.
 */
export type FileTooLargeResponse = Problem;
