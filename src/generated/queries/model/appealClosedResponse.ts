/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The appeal is already decided or withdrawn, so it can no longer be withdrawn.
 */
export type AppealClosedResponse = Problem;
