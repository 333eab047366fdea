/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The verification code is wrong or has expired.
 */
export type WrongCodeResponse = Problem;
