/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * This amount is already paid, for example in another window.
 */
export type AlreadyPaidResponse = Problem;
