/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file is not one of the person's own, or does not hold the report.
 */
export type ReportRejectedResponse = Problem;
