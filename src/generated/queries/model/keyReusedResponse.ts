/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The Idempotency-Key was sent before with another request.
 */
export type KeyReusedResponse = Problem;
