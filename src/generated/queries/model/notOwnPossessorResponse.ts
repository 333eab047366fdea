/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The organisation exists, but the user does not belong to it.
 */
export type NotOwnPossessorResponse = Problem;
