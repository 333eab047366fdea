/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The appeal has been decided or taken back already, so it can no longer be taken back.
 */
export type AppealClosedResponse = Problem;
