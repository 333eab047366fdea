/**
 * Generated from openapi/. Do not edit.
 */
import type { FeedbackCategory } from './feedbackCategory.ts';
import type { FeedbackType } from './feedbackType.ts';

/**
 * What a person told the service, and what it answered.
 */
export interface Feedback {
  /**
     * The feedback's number.
     * @minimum 1
     */
  id: number;
  type: FeedbackType;
  category: FeedbackCategory;
  /**
     * What it is about, in the person's words.
     * @maxLength 300
     */
  subject: string;
  /**
     * All of it, as the person wrote it.
     * @maxLength 4000
     */
  text: string;
  /** When it was sent. */
  createdAt: string;
  /**
     * What the service answered, in the language it was written in. Absent until there is an answer.
     * @minLength 1
     * @maxLength 8000
     */
  answer?: string;
  /** When it was answered. */
  answeredAt?: string;
}
