/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The file that holds the report.
 */
export interface ReportSubmission {
  /**
     * The number of the file, uploaded before.
     * @minimum 1
     */
  documentId: number;
}
