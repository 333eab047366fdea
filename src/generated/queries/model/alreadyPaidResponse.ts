/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * This amount is already paid, for example in another window, or there is nothing to pay.
 */
export type AlreadyPaidResponse = Problem;
