/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The state identity service's code is unknown, spent or expired.
 */
export type IdentityRefusedResponse = Problem;
