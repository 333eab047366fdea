/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file is empty, damaged, infected or of a type that is not accepted.
 */
export type FileRejectedResponse = Problem;
