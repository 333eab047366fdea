/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The appeal to evaluate does not exist, or is not one of the account.
 */
export type AppealUnknownResponse = Problem;
