/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * Something in the address of the request is missing or has the wrong form.
 */
export type BadRequestResponse = Problem;
