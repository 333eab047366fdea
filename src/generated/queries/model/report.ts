/**
 * Generated from openapi/. Do not edit.
 */
import type { Language } from './language.ts';
import type { Period } from './period.ts';

/**
 * An account of its business that an organisation owes the service for a certain time.
 */
export interface Report {
  /**
     * The report's number.
     * @minimum 1
     */
  id: number;
  /**
     * What is reported.
     * @minLength 1
     * @maxLength 500
     */
  title: string;
  /** The time it is about. */
  period: Period;
  /** The last day to submit it. */
  dueDate: string;
  /** When it was submitted last. Absent while it is owed. */
  submittedAt?: string;
  /**
     * The number of the file that was submitted. Absent while it is owed.
     * @minimum 1
     */
  documentId?: number;
  /** The language of the texts, when they do not exist in the one asked for. */
  lang?: Language;
}
