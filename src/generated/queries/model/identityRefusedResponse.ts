/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The code of the state identity service is unknown, already used or expired.
 */
export type IdentityRefusedResponse = Problem;
