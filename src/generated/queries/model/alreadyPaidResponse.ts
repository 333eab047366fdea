/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * This amount has been paid already, perhaps in another window.
 */
export type AlreadyPaidResponse = Problem;
