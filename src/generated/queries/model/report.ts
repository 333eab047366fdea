/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { Language } from './language.ts';
import type { Period } from './period.ts';

/**
 * A business report that an organisation has to submit for a certain period.
 */
export interface Report {
  /** The report's id. */
  id: Id;
  /**
     * The subject of the report.
     * @minLength 1
     * @maxLength 500
     */
  title: string;
  /** The reporting period. */
  period: Period;
  /** The last day for submission. */
  dueDate: string;
  /** The time of the last submission. Absent until the report is submitted. */
  submittedAt?: string;
  /** The id of the submitted file. Absent until the report is submitted. */
  documentId?: Id;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
