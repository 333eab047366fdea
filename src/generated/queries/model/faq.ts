/**
 * Generated from openapi/. Do not edit.
 */
import type { Id } from './id.ts';
import type { Language } from './language.ts';
import type { Topic } from './topic.ts';

/**
 * A frequently asked question with its answer.
 */
export interface Faq {
  id: Id;
  /** The category of the question. */
  category: Topic;
  /**
     * The question.
     * @minLength 1
     * @maxLength 500
     */
  question: string;
  /**
     * The answer as plain text, with an empty line between paragraphs.
     * @minLength 1
     * @maxLength 8000
     */
  answer: string;
  /** The language of the texts, when they are not available in the requested language. */
  lang?: Language;
}
