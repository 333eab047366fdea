/**
 * Generated from openapi/. Do not edit.
 */
import type { Faq } from './faq.ts';
import type { Paging } from './paging.ts';
import type { Topic } from './topic.ts';

/**
 * One page of frequently asked questions, and the categories for filtering.
 */
export type Faqs = Paging & {
  /**
     * The questions on this page.
     * @maxItems 100
     */
  items: Faq[];
  /**
     * All categories with a question, independent of the current filter.
     * @maxItems 100
     */
  categories: Topic[];
};
