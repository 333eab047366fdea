/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The verification code is not the one that was sent, or it has expired.
 */
export type WrongCodeResponse = Problem;
