/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';

/**
 * The file that contains the report.
 */
export interface ReportSubmission {
  /** The id of the uploaded file. */
  documentId: Id;
}
