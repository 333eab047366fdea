/**
 * Generated from openapi/. Do not edit.
 */
import type { Problem } from './problem.ts';

/**
 * The file does not belong to the user, or does not contain the report.
 */
export type ReportRejectedResponse = Problem;
