/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file is larger than 20 MB.
 */
export type FileTooLargeResponse = Problem;
