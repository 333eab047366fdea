/**
 * Generated from openapi/. Do not edit.
 */
import type { FeedbackCategory } from './feedbackCategory.ts';
import type { FeedbackType } from './feedbackType.ts';
import type { Id } from './id.ts';
import type { Language } from './language.ts';

/**
 * Feedback of a user, with the reply of the service.
 */
export interface Feedback {
  /** The feedback's id. */
  id: Id;
  type: FeedbackType;
  category: FeedbackCategory;
  /** The subject, as entered by the user. */
  subject: string;
  /** The full text, as entered by the user. */
  text: string;
  /** The time of submission. */
  createdAt: string;
  /**
     * The reply of the service, in the language in which it was written. Absent until there is a reply.
     * @minLength 1
     * @maxLength 8000
     */
  answer?: string;
  /** The language of the reply. Absent when the server does not know it. */
  answerLang?: Language;
  /** The time of the reply. Present together with the reply. */
  answeredAt?: string;
}
