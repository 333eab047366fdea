/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The service has taken up the appeal, or the appeal is decided or withdrawn, so it can no longer be corrected.
 */
export type AppealTakenUpResponse = Problem;
