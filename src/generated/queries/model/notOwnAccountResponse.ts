/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The certificate belongs to another user.
 */
export type NotOwnAccountResponse = Problem;
