/**
 * Generated from openapi/. Do not edit.
 */

/**
 * The file that contains the report.
 */
export interface ReportSubmission {
  /**
     * The id of the uploaded file.
     * @minimum 1
     */
  documentId: number;
}
